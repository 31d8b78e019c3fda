#!/bin/sh
# draw-certificate.sh <folder> <server> <names>: the key and certificate of one database server, for its address and the name that
# applications call it by (`IP:10.0.0.11,DNS:database`), signed by an authority that is made the first time.
set -eu
umask 077
mkdir -p "$1"
cd "$1"
new() { openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 "$@" 2>/dev/null; }
[ -e authority.key ] || new -subj "/CN=Renfort databases" -keyout authority.key -out authority.crt
new -subj "/CN=$2" -addext "subjectAltName=$3" -addext basicConstraints=CA:FALSE -CA authority.crt -CAkey authority.key \
  -keyout "$2.key" -out "$2.crt"
