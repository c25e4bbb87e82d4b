"""How the documentation site is built: `sphinx-build -W -b html docs build/site`."""

from __future__ import annotations

import speeltafel

project = "Speeltafel"
author = "the makers of Speeltafel"
version = release = speeltafel.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]
html_theme = "furo"
html_title = f"Speeltafel {release}"
html_extra_path = ["examples"]
html_favicon = "../web/public/icon-192.png"
myst_heading_anchors = 4
myst_url_schemes = ["http", "https", "mailto"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "inherited-members": "Exception"}
autodoc_type_aliases = {"Eyes": "Eyes", "Seat": "Seat"}
html_show_copyright = False
