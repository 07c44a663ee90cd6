#!/bin/sh
# PostgreSQL's archive_command: keeps one piece of its log. $1 = where it lies (%p), $2 = its name (%f).
#   archive_command = '/opt/quietsite/current/deploy/archive-wal.sh %p %f'
# WAL_DIRECTORY, default /var/backups/quietsite/wal, is made by the operator and belongs to the user postgres.
# Written aside, flushed, then renamed: a piece that is there is whole. One that is there already is not overwritten;
# the same again, as after a crash, is no failure.
set -eu
target=${WAL_DIRECTORY:-/var/backups/quietsite/wal}/$2
if [ -e "$target" ]; then
  exec cmp --silent "$1" "$target"
fi
cp "$1" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$(dirname "$target")"
