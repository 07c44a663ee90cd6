#!/usr/bin/env bash
# Installs, upgrades and rolls back QuietSite on Debian 12, as root (docs/operations/README.md):
#   install.sh install ARCHIVE     the first release
#   install.sh upgrade ARCHIVE     backup, migrate, switch, restart one process at a time; roll back if one is not ready
#   install.sh rollback [VERSION]  to the previous release, or to another that is still there; keeps the schema
#   install.sh status              what is installed and what runs
# Releases are in /opt/quietsite/releases; `current` links to one of them. Where systemd is not process 1 (in a
# container or a drill), the processes are started directly, and nothing restarts them when they exit.
# QUIETSITE_PORTS: ports of the server processes, default '3001 3002'; stored in /etc/quietsite/ports for the next
# run. QUIETSITE_WAIT: seconds to wait until a process is ready, default 60.
set -euo pipefail
home=/opt/quietsite
settings=/etc/quietsite/quietsite.env
ports_file=/etc/quietsite/ports
run=/run/quietsite
wait_seconds=${QUIETSITE_WAIT:-60}
releases_kept=3
remembered=$(cat "$ports_file" 2>/dev/null || true)
read -ra ports <<<"${QUIETSITE_PORTS:-${remembered:-3001 3002}}"

say() { printf '%s\n' "$*"; }
fail() {
  printf 'install.sh: %s\n' "$*" >&2
  exit 1
}
has_systemd() { [ -d /run/systemd/system ]; }
current_release() { [ ! -e "$home/current" ] || basename "$(readlink -f "$home/current")"; }

# Each line is one variable, as for systemd. The shell cannot source the file, because a mail sender contains < and >.
# Replaces the calling shell.
with_settings() {
  local line
  while IFS= read -r line || [ -n "$line" ]; do
    if [[ $line =~ ^[A-Z_]+= ]]; then export "${line?}"; fi
  done <"$settings"
  exec setpriv --reuid=quietsite --regid=quietsite --init-groups --no-new-privs --bounding-set=-all -- "$@"
}

prepare_machine() {
  local program
  for program in pg_dump pg_restore tar gzip sha256sum setpriv flock; do
    command -v "$program" >/dev/null || fail "$program is missing: apt-get install postgresql-client tar gzip util-linux"
  done
  command -v ogr2ogr >/dev/null || say 'ogr2ogr is missing, no shapes can be read: apt-get install gdal-bin'
  command -v qpdf >/dev/null || say 'qpdf is missing, no documents can be made: apt-get install qpdf'
  getent passwd quietsite >/dev/null ||
    useradd --system --user-group --home-dir /var/lib/quietsite --no-create-home --shell /usr/sbin/nologin quietsite
  install -d -m 0755 "$home" "$home/releases" "$home/shared"
  install -d -m 0750 -o root -g quietsite /etc/quietsite
  install -d -m 0750 -o quietsite -g quietsite /var/lib/quietsite /var/lib/quietsite/files
  # The user postgres needs access to wal and base inside it; each backup has its own restrictive mode.
  install -d -m 0711 -o quietsite -g quietsite /var/backups/quietsite
}

# For settings from a release without this key. Ends the last line first if its line break is missing.
add_mail_key() {
  [ -z "$(tail -c 1 "$settings")" ] || echo >>"$settings"
  printf 'MAIL_KEY=%s\n' "$(head -c 32 /dev/urandom | base64 --wrap=0)" >>"$settings"
}

require_settings() {
  [ -e "$settings" ] || install -m 0640 -o root -g quietsite "$1/deploy/quietsite.env.example" "$settings"
  grep -q '^MAIL_KEY=' "$settings" || add_mail_key
  ! grep -q CHANGE-ME "$settings" || fail "fill in $settings, then run this again"
}

# Sets `release` to the folder of the release, which is moved there only after all files have been checked.
unpack() {
  local archive=$1 name partial
  [ -f "$archive" ] && [ -f "$archive.sha256" ] || fail "$archive and $archive.sha256 must both be there"
  (cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") ||
    fail 'the archive is not the one its checksum speaks of'
  partial=$(mktemp -d "$home/releases/.partial-XXXXXX")
  tar --extract --gzip --file="$archive" --directory="$partial" --strip-components=1 --no-same-owner
  (cd "$partial" && sha256sum --check --quiet SHA256SUMS) || fail "a file of the release was changed; see $partial"
  name=$(cat "$partial/VERSION")
  release=$home/releases/$name
  [ "$name" != "$(current_release)" ] || { rm -rf "$partial"; fail "$name is what runs already"; }
  rm -rf "$release"
  chmod 0755 "$partial"
  mv "$partial" "$release"
  touch "$release"
  say "unpacked $name"
}

# Open pages request files of their own release; the proxy finds them here when no process has them.
keep_assets() {
  mkdir -p "$home/shared/assets"
  cp --no-clobber --recursive "$1/apps/web/dist/assets/." "$home/shared/assets/"
}

install_units() {
  has_systemd || return 0
  install -m 0644 "$1"/deploy/systemd/* /etc/systemd/system/
  systemctl daemon-reload
  systemctl --quiet enable quietsite.target quietsite-worker.service quietsite-backup.timer "${ports[@]/#/quietsite-server@}"
  systemctl start quietsite-backup.timer
}

. "$(dirname "$(readlink -f "$0")")/processes.sh"

# Atomic: `current` exists at all times.
switch_to() {
  ln -sfn "releases/$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

# One after the other, so that the proxy always has a process to ask.
restart_all() {
  local port
  for port in "${ports[@]}"; do
    restart "server@$port" || return 1
    "$home/current/bin/quietsite" wait-ready "$port" "--seconds=$wait_seconds" || return 1
  done
  restart worker || return 1
  worker_is_ready || { say 'the worker does not stay alive'; return 1; }
}

# Stores the ports for the next upgrade, and stops processes whose port is no longer listed.
remember_ports() {
  local port
  for port in $remembered; do
    [[ " ${ports[*]} " == *" $port "* ]] || stop_for_good "server@$port"
  done
  printf '%s\n' "${ports[*]}" >"$ports_file"
}

# Ready, and still running 3 s later: on a busy machine a worker that cannot run takes seconds to fail.
worker_is_ready() {
  local end=$((SECONDS + wait_seconds))
  until (with_settings "$home/current/bin/quietsite" worker-alive) >/dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep 1
  done
  sleep 3
  is_alive worker
}

# Switches to a release, and back to the previous one if it does not become ready.
activate() {
  local name=$1 before
  before=$(current_release)
  install_units "$home/releases/$name"
  switch_to "$name"
  if restart_all; then
    remember_ports
    [ -z "$before" ] || ln -sfn "releases/$before" "$home/previous"
    say "$name runs"
    return
  fi
  [ -n "$before" ] || fail "$name does not run; see the log"
  say "$name is not well, going back to $before"
  install_units "$home/releases/$before"
  switch_to "$before"
  restart_all || fail "$before does not run either; see the log"
  remember_ports
  fail "$name was not taken: $before runs again. The schema is that of $name, which $before can work with"
}

# Keeps the newest releases, and those that `current` and `previous` link to.
remove_old() {
  local name
  ls -1t "$home/releases" | tail -n "+$((releases_kept + 1))" | while read -r name; do
    case $name in
      "$(current_release)" | "$(basename "$(readlink -f "$home/previous")")") ;;
      *) rm -rf "${home:?}/releases/$name" && say "removed $name" ;;
    esac
  done
}

install_release() {
  prepare_machine
  unpack "$1"
  require_settings "$release"
  if [ -n "$(current_release)" ]; then
    (with_settings "$home/current/bin/quietsite" backup) || fail 'there is no backup, so nothing was changed'
  fi
  (with_settings "$release/bin/quietsite" migrate) || fail 'the schema was not brought up to date; what ran before still runs'
  keep_assets "$release"
  activate "$(basename "$release")"
  remove_old
}

main() {
  [ "$(id -u)" -eq 0 ] || fail 'must be run by root'
  [[ "${ports[*]}" =~ ^[0-9]+( [0-9]+)*$ ]] || fail "these are no ports: ${ports[*]} (QUIETSITE_PORTS or $ports_file)"
  exec 9>/run/quietsite-install.lock
  flock --nonblock 9 || fail 'another one is at work'
  case ${1:-} in
    install)
      [ -z "$(current_release)" ] || fail "$(current_release) is installed: use upgrade"
      install_release "${2:?archive}"
      ;;
    upgrade)
      [ -n "$(current_release)" ] || fail 'nothing is installed: use install'
      install_release "${2:?archive}"
      ;;
    rollback)
      local to=${2:-$(basename "$(readlink -f "$home/previous")")}
      [ -n "$to" ] && [ -d "$home/releases/$to" ] || fail 'there is no such release; status shows those that are there'
      activate "$to"
      ;;
    status) print_status ;;
    *)
      sed -n '2,6s/^# //p' "$0" >&2
      exit 2
      ;;
  esac
}

main "$@"
