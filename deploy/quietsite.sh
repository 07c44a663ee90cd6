#!/bin/sh
# bin/quietsite of a release: starts its parts with the Node, the pages and the fonts it brings along.
#   quietsite server|worker|migrate|admin USERNAME EMAIL|catalogue|import ...|seed|backup|wait-ready PORT|worker-alive|version
# The folder is looked up once, so a process that runs stays with its release when `current` moves on.
set -eu
home=$(dirname "$(dirname "$(readlink -f "$0")")")
here=$PWD
cd "$home"
export NODE_ENV=production WEB_DIRECTORY="$home/apps/web/dist" FONT_DIRECTORY="$home/fonts"

# A command that an operator gives by hand has no unit: the settings and the user of the units are taken here.
by_hand() {
  settings=/etc/quietsite/quietsite.env
  if [ -z "${DATABASE_URL:-}" ] && [ -r "$settings" ]; then
    while IFS= read -r line || [ -n "$line" ]; do
      case ${line%%=*} in
        '' | "$line" | *[!A-Z_]*) ;;
        *) export "${line?}" ;;
      esac
    done <"$settings"
  fi
  if [ "$(id -u)" -ne 0 ] || ! getent passwd quietsite >/dev/null; then exec "$@"; fi
  exec setpriv --reuid=quietsite --regid=quietsite --init-groups --no-new-privs --bounding-set=-all -- "$@"
}

part=${1:-help}
[ $# -eq 0 ] || shift
case $part in
  server) exec bin/node apps/server/src/main.ts ;;
  worker) exec bin/node apps/server/src/worker.ts ;;
  migrate) exec bin/node apps/server/src/migrate.ts ;;
  admin) by_hand bin/node apps/server/src/create-administrator.ts "$@" ;;
  catalogue) by_hand bin/node apps/server/src/write-catalogue.ts ;;
  # Its file is looked for where the operator stands.
  import) cd "$here" && by_hand "$home/bin/node" "$home/apps/server/src/data-import.ts" "$@" ;;
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
