"""Liar's dice: everybody throws under a cup, bids on what lies under all cups, and doubts what the others bid."""
