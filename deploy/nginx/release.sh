#!/usr/bin/env bash
# Publishes a built site on a host that runs nginx. No request fails during the release.
#   deploy/nginx/release.sh build /srv/site 2026-11-21-1
# The script copies hashed files to a store, which also has the hashed files of earlier releases.
# Pages that were opened before the release still load theirs. Then one rename switches the release.
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
# The modification time of a file in the store is the time of the last release that has the file.
(cd "$release/assets" && find . -type f -print0) | (cd "$root/assets" && xargs -0 -r touch --no-create)

headers_before=$(cat "$root/current/nginx-headers.conf" 2>/dev/null || true)
ln -s "releases/$id" "$root/current.next"
mv -T "$root/current.next" "$root/current"

# nginx serves the new files at once. It must reload only if nginx-headers.conf has changed.
# A reload completes running responses and closes idle connections. Browsers repeat a request that
# was sent on a closing connection.
headers_now=$(cat "$root/current/nginx-headers.conf" 2>/dev/null || true)
if [[ $headers_now != "$headers_before" && -n ${NGINX_PID_FILE:-} && -s $NGINX_PID_FILE ]]; then
  kill -HUP "$(cat "$NGINX_PID_FILE")"
fi

# Remove old releases, and hashed files that no release has had for 90 days.
find "$root/releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | tail -n "+$((keep + 1))" | cut -d' ' -f2- |
  while read -r old; do
    [[ $old -ef $root/current ]] || rm -rf "$old"
  done
find "$root/assets" -type f -mtime +90 -print0 |
  while IFS= read -r -d '' file; do
    [[ -e $root/current/assets/${file#"$root/assets/"} ]] || rm -f "$file"
  done
echo "released $id"
