#!/usr/bin/env bash
# Stops the private S3 server in $1: gateway first, monitor last. A process that does not exit in ten seconds is killed.
set -euo pipefail
directory=$(cd "${1:?directory}" && pwd)

# A stored pid may have been reused, so only a process that was started with our configuration is stopped.
is_ours() { tr '\0' '\n' <"/proc/$1/cmdline" 2>/dev/null | grep -qxF "$directory/ceph.conf"; }

stop() {
  local process
  [ -s "$directory/run/$1.pid" ] || return 0
  process=$(cat "$directory/run/$1.pid")
  is_ours "$process" || return 0
  kill -TERM "$process" 2>/dev/null || true
  for _ in $(seq 100); do
    is_ours "$process" || return 0
    sleep 0.1
  done
  kill -KILL "$process" 2>/dev/null || true
}

for name in client.rgw osd.0 mon.a; do stop "$name"; done
