#!/bin/sh
# Starts a command of this archive under the Node that came with it. `exec`, so that signals reach it.
here=$(CDPATH='' cd -- "$(dirname -- "$(readlink -f -- "$0")")" && pwd -P) || exit 1
if ! "$here/bin/node" --version >/dev/null; then
  echo 'The Node of this archive does not run here: it needs glibc and libatomic; on Debian: apt-get install libatomic1.' >&2
  exit 1
fi
exec "$here/bin/node" --min-semi-space-size=16 --import "$here/scripts/module-paths.mjs" "$here/scripts/launch.ts" "$@"
