# Sourced by install.sh: starts and stops the server and the worker, through systemd where it runs, otherwise directly.
# shellcheck shell=bash

unit_of() { printf 'quietsite-%s.service' "$1"; }

restart() {
  if has_systemd; then
    systemctl start quietsite.target && systemctl restart "$(unit_of "$1")"
  else
    stop_directly "$1"
    start_directly "$1"
  fi
}

stop_for_good() {
  if has_systemd; then systemctl --quiet disable --now "$(unit_of "$1")"; else stop_directly "$1"; fi
}

is_alive() {
  if has_systemd; then systemctl --quiet is-active "$(unit_of "$1")"; else is_running "$1"; fi
}

is_running() { [ -f "$run/$1.pid" ] && kill -0 "$(cat "$run/$1.pid")" 2>/dev/null; }

start_directly() {
  local part=${1%@*} port=${1#*@}
  # A worker has no port, but the variable must be a number.
  [ "$part" = server ] || port=0
  mkdir -p "$run" /var/log/quietsite
  # The started process must not inherit the lock of this script.
  { with_settings env "PORT=$port" HOST=127.0.0.1 "$home/current/bin/quietsite" "$part"; } \
    >>"/var/log/quietsite/$1.log" 2>&1 </dev/null 9>&- &
  echo $! >"$run/$1.pid"
  disown
}

stop_directly() {
  is_running "$1" || return 0
  local pid tries
  pid=$(cat "$run/$1.pid")
  kill -TERM "$pid"
  for ((tries = 0; tries < 300; tries++)); do
    kill -0 "$pid" 2>/dev/null || return 0
    sleep 0.1
  done
  kill -KILL "$pid"
}

print_status() {
  local name part
  say "current:  $(current_release)"
  [ ! -e "$home/previous" ] || say "previous: $(basename "$(readlink -f "$home/previous")")"
  for name in "$home"/releases/*/; do say "release:  $(basename "$name")"; done
  for part in "${ports[@]/#/server@}" worker; do
    if is_alive "$part"; then say "$part: runs"; else say "$part: does not run"; fi
  done
}
