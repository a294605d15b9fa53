# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# For scripts that need node: source it from the root of the project.

# Vite wants node 20.19 or newer. Debian 12 has an older one; npm can fetch a newer one as a package.
new_enough() {
  command -v node >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}
use_node() {
  new_enough && return
  local folder=$PWD/build/node
  [[ -x $folder/node_modules/node/bin/node ]] ||
    npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error node@22.23.3
  PATH=$folder/node_modules/node/bin:$PATH
  new_enough || { echo "$0: node 20.19 or newer is needed" >&2; exit 1; }
}

# install_packages FOLDER: its packages, unless they were installed after the lock file was last changed.
install_packages() {
  local stamp=$1/node_modules/.installed
  [[ $stamp -nt $1/package-lock.json && $stamp -nt $1/package.json ]] && return
  (cd "$1" && npm ci --loglevel=error)
  touch "$stamp"
}
