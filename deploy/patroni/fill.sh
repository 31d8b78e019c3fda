#!/bin/sh
# fill.sh <settings> <folder> [file…]: writes node.yml, etcd.env and haproxy.cfg, or those that are named, into the folder with the
# values of a filled hosts.env.example.
set -eu
here="$(dirname "$0")"
settings="$(realpath "$1")"
set -a
. "$settings"
set +a
# They hold passwords.
umask 077
mkdir -p "$2"
folder="$2"
shift 2
[ $# -gt 0 ] || set -- node.yml etcd.env haproxy.cfg
for file in "$@"; do
  perl -pe 's/\$\{([A-Z0-9_]+)\}/length($ENV{$1} \/\/ "") ? $ENV{$1} : die "$1 is not filled\n"/ge' "$here/$file" > "$folder/$file"
done
