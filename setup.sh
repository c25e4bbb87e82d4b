# Shared by ./start and ./check: finds Python, makes the environment, installs what is missing.

say() { echo "speeltafel: $*" >&2; }

# The first Python that is new enough.
find_python() {
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$name" >/dev/null 2>&1 &&
      "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      command -v "$name"
      return
    fi
  done
  say "Python 3.11 or newer is needed and was not found."
  exit 1
}

# need_system COMMAND PACKAGE: installs a Debian package when its command is absent and we may.
need_system() {
  command -v "$1" >/dev/null 2>&1 && return
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    say "$1 is needed. Install it, for example with: sudo apt-get install $2"
    exit 1
  fi
  say "installing $2"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$2" >/dev/null
}

# want_system COMMAND PACKAGE...: the same for what only some tests need: they are skipped without it.
want_system() {
  command -v "$1" >/dev/null 2>&1 && return
  name=$1
  shift
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    say "$name is absent, so its tests are skipped. Install it, for example with: sudo apt-get install $*"
    return
  fi
  say "installing $*"
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null ||
    say "$name could not be installed, so its tests are skipped."
}

# make_venv FOLDER: a virtual environment; Debian keeps venv in a package of its own.
make_venv() {
  [ -x "$1/bin/pip" ] && return
  python=$(find_python)
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
      say "installing python$version-venv"
      apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "python$version-venv" >/dev/null
    else
      say "Python's venv is needed. Install it, for example with: sudo apt-get install python$version-venv"
      exit 1
    fi
  fi
  "$python" -m venv "$1"
}

# install_here VENV WHAT: installs this folder; quick when nothing changed since the last time.
install_here() {
  stamp="$1/speeltafel-installed"
  mark="$2 $(git rev-parse HEAD 2>/dev/null || echo none) $(git status --porcelain 2>/dev/null | cksum)"
  [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$mark" ] && return
  say "setting up (a few minutes the first time)"
  "$1/bin/pip" install --quiet --disable-pip-version-check uv
  "$1/bin/uv" pip install --quiet --python "$1" --editable "$2"
  echo "$mark" >"$stamp"
}
