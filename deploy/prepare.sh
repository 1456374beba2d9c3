#!/bin/sh
# sh deploy/prepare.sh bank.example: secrets and certificates of an own authority for compose.yaml. A certificate that browsers trust takes the
# place of deploy/certificates/site.crt and site.key. What is there is kept.
set -eu
domain=${1:?'Usage: sh deploy/prepare.sh DOMAIN'}
umask 077
cd "$(dirname "$0")"
mkdir -p certificates
secret() { openssl rand -hex "$1"; }
if [ ! -e .env ]; then
  cat > .env <<END
DOMAIN=$domain
TULPAR_SECRET=$(secret 32)
POSTGRES_PASSWORD=$(secret 24)
OWNER_PASSWORD=$(secret 24)
BANK_PASSWORD=$(secret 24)
GRAFANA_PASSWORD=$(secret 12)
# Address of the gateway that sends SMS, see docs/deploy.md.
SMS_GATEWAY_URL=
END
fi
cd certificates
if [ ! -e authority.crt ]; then
  openssl req -x509 -newkey rsa:3072 -nodes -days 3650 -subj '/CN=Authority of this bank' -keyout authority.key -out authority.crt 2>/dev/null
fi
certify() {
  if [ ! -e "$1.crt" ]; then
    printf 'subjectAltName=DNS:%s\n' "$2" > "$1.ext"
    openssl req -newkey rsa:3072 -nodes -subj "/CN=$2" -keyout "$1.key" -out "$1.csr" 2>/dev/null
    openssl x509 -req -in "$1.csr" -CA authority.crt -CAkey authority.key -CAcreateserial -days 825 -extfile "$1.ext" -out "$1.crt" 2>/dev/null
    rm "$1.csr" "$1.ext"
  fi
}
certify database postgres
certify site "$domain"
# Read by other users than the one that made them; the keys are not.
chmod 755 . && chmod 644 ./*.crt
