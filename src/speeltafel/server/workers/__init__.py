"""Work in processes of their own, or elsewhere: bots' thoughts, reviews, push."""
