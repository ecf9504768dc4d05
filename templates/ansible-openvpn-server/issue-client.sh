#!/usr/bin/env bash
# Usage: issue-client.sh <name>
# Makes a certificate for a person and prints the path of the profile. Run it on the machine of the authority.
# Needs easyrsa in the PATH, EASYRSA_PKI set to the pki directory, and client-base.ovpn in this directory.
set -euo pipefail
name="${1:?name of the person is missing}"
pki="${EASYRSA_PKI:?set EASYRSA_PKI to the pki directory}"
[[ "$name" =~ ^[a-z0-9][a-z0-9._-]{1,40}$ ]] || { echo "name: lower-case letters, digits, dot, hyphen, underscore" >&2; exit 64; }
umask 077
easyrsa build-client-full "$name"
out="$name.ovpn"
{
  cat client-base.ovpn
  printf '<ca>\n%s\n</ca>\n' "$(cat "$pki/ca.crt")"
  printf '<cert>\n%s\n</cert>\n' "$(openssl x509 -in "$pki/issued/$name.crt")"
  printf '<key>\n%s\n</key>\n' "$(cat "$pki/private/$name.key")"
  printf '<tls-crypt>\n%s\n</tls-crypt>\n' "$(cat "$pki/tls-crypt.key")"
} > "$out"
echo "$out"
