#!/usr/bin/env bash
# Publishes a built site on a host that runs nginx, without losing a request:
#   deploy/nginx/release.sh build /srv/site 2026-11-21-1
# Hashed files go to a store that keeps those of earlier releases, so that pages opened before still find theirs; then one rename switches.
set -euo pipefail

built=${1:?folder of the built site}
root=${2:?folder that nginx serves from}
id=${3:?name of the release}
keep=${KEEP_RELEASES:-5}

release=$root/releases/$id
if [[ -e $release ]]; then
  echo "The release $id exists in $root/releases: choose another name." >&2
  exit 1
fi
mkdir -p "$root/releases" "$root/assets"
cp -a "$built" "$release.incoming"
mv -T "$release.incoming" "$release"
cp -a --no-clobber "$release/assets/." "$root/assets/"
# The time in the store says when a release last had the file.
(cd "$release/assets" && find . -type f -print0) | (cd "$root/assets" && xargs -0 -r touch --no-create)

headers_before=$(cat "$root/current/nginx-headers.conf" 2>/dev/null || true)
ln -s "releases/$id" "$root/current.next"
mv -T "$root/current.next" "$root/current"

# nginx reads files by the new name at once. Only another policy in nginx-headers.conf has to be read again: running answers are sent to their
# end, idle connections are closed, and browsers repeat a request that met a closing connection.
headers_now=$(cat "$root/current/nginx-headers.conf" 2>/dev/null || true)
if [[ $headers_now != "$headers_before" && -n ${NGINX_PID_FILE:-} && -s $NGINX_PID_FILE ]]; then
  kill -HUP "$(cat "$NGINX_PID_FILE")"
fi

# Releases that nobody goes back to, and hashed files that none of the kept ones has had for 90 days.
find "$root/releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | tail -n "+$((keep + 1))" | cut -d' ' -f2- |
  while read -r old; do
    [[ $old -ef $root/current ]] || rm -rf "$old"
  done
find "$root/assets" -type f -mtime +90 -print0 |
  while IFS= read -r -d '' file; do
    [[ -e $root/current/assets/${file#"$root/assets/"} ]] || rm -f "$file"
  done
echo "released $id"
