#!/usr/bin/env bash
# Starts a private PostgreSQL 15 cluster with PostGIS on loopback, created on first use. $1 = directory, $2 = port.
# Runs as the user postgres when started by root, because initdb refuses root.
set -euo pipefail
directory=${1:?directory} port=${2:?port} bin=/usr/lib/postgresql/15/bin
as_postgres() { if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
cd /
mkdir -p "$directory"
[ "$(id -u)" -eq 0 ] && chown postgres "$directory"
if [ ! -f "$directory/data/PG_VERSION" ]; then
  as_postgres $bin/initdb -D "$directory/data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync >/dev/null
fi
as_postgres $bin/pg_ctl -D "$directory/data" status >/dev/null && exit 0
cat >"$directory/data/postgresql.auto.conf" <<CONFIGURATION
listen_addresses='127.0.0.1'
port=$port
unix_socket_directories='$directory'
shared_buffers='512MB'
work_mem='16MB'
maintenance_work_mem='256MB'
effective_cache_size='2GB'
max_connections=200
max_wal_size='4GB'
random_page_cost=1.1
log_min_messages=warning
${POSTGRES_EXTRA_CONFIGURATION:-}
CONFIGURATION
[ "$(id -u)" -eq 0 ] && chown postgres:postgres "$directory/data/postgresql.auto.conf"
as_postgres $bin/pg_ctl -D "$directory/data" -l "$directory/log" -w -s start
