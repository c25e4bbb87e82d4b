#!/usr/bin/python3
"""A bare window of WebKit for its driver: any size, where MiniBrowser is never narrow; `SIZE=390x844 WebKitWebDriver ...`.

Run by the system's Python, which has WebKit's bindings. What the page writes to its console goes to the file CONSOLE.
"""

import os
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402

WIDTH, HEIGHT = map(int, os.environ.get("SIZE", "390x844").split("x"))
VERSION = (2, 50, 0)


def open_window(*_: Any) -> Any:
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    return view


def begin(_: Any, session: Any) -> None:
    told = WebKit2.ApplicationInfo()
    told.set_name("MiniBrowser")
    told.set_version(*VERSION)
    session.set_application_info(told)
    session.connect("create-web-view", open_window)


if console := os.environ.get("CONSOLE"):
    os.dup2(os.open(console, os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["en-GB"])
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
