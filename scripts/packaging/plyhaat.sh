#!/bin/sh
# Starts a command of this archive under the Node that came with it. `exec`, so that signals reach it.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd -P) || exit 1
exec "$here/bin/node" --min-semi-space-size=16 --import "$here/scripts/module-paths.mjs" "$here/scripts/launch.ts" "$@"
