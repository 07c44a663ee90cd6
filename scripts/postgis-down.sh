#!/usr/bin/env bash
# Stops the private cluster in $1.
set -euo pipefail
directory=${1:?directory}
cd /
if [ "$(id -u)" -eq 0 ]; then set -- runuser -u postgres --; else set --; fi
"$@" /usr/lib/postgresql/15/bin/pg_ctl -D "$directory/data" -m fast -w -s stop
