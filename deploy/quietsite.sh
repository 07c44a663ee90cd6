#!/bin/sh
# bin/quietsite of a release: starts its parts with the Node, the pages and the fonts it brings along.
#   quietsite server|worker|migrate|import ...|seed|backup|wait-ready PORT|worker-alive|version
# The folder is looked up once, so a process that runs stays with its release when `current` moves on.
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
here=$PWD
cd "$home"
export NODE_ENV=production WEB_DIRECTORY="$home/apps/web/dist" FONT_DIRECTORY="$home/fonts"
part=${1:-help}
[ $# -eq 0 ] || shift
case $part in
  server) exec bin/node apps/server/src/main.ts ;;
  worker) exec bin/node apps/server/src/worker.ts ;;
  migrate) exec bin/node apps/server/src/migrate.ts ;;
  # Its file is looked for where the operator stands.
  import) cd "$here" && exec "$home/bin/node" "$home/apps/server/src/data-import.ts" "$@" ;;
  # The demonstration, for a look around; never with real data.
  seed) exec bin/node apps/server/src/seed.ts ;;
  backup) exec deploy/backup.sh "$@" ;;
  wait-ready) exec bin/node deploy/wait-ready.mjs "$@" ;;
  worker-alive) exec bin/node apps/server/src/worker-alive.ts ;;
  version) exec cat VERSION ;;
  *)
    sed -n '2,4s/^# //p' "$0" >&2
    exit 2
    ;;
esac
