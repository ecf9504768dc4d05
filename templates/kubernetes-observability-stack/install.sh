#!/usr/bin/env bash
# Usage: BUCKET=name REGION=eu-de bash install.sh
# Installs or upgrades the stack. Secrets must exist, see the README.
set -euo pipefail
cd "$(dirname "$0")"
bucket="${BUCKET:?name of the log bucket is missing}"
region="${REGION:?region is missing}"
case "$region" in
  eu-de | eu-nl) domain="$region.otc.t-systems.com" ;;
  eu-ch2) domain=eu-ch2.sc.otc.t-systems.com ;;
  *) echo "REGION: \"$region\" is unknown. Use eu-de, eu-nl or eu-ch2." >&2; exit 64 ;;
esac
namespace=observability

kubectl apply --filename manifests/namespace.yaml
for secret in grafana-admin alert-receivers loki-bucket; do
  kubectl --namespace "$namespace" get secret "$secret" > /dev/null
done

helm repo add prometheus-community https://prometheus-community.github.io/helm-charts --force-update
helm repo add grafana-community https://grafana-community.github.io/helm-charts --force-update
helm repo add grafana https://grafana.github.io/helm-charts --force-update

helm upgrade --install monitoring prometheus-community/kube-prometheus-stack --version 88.5.3 \
  --namespace "$namespace" --values values/kube-prometheus-stack.yaml --wait --timeout 15m \
  --set prometheus.prometheusSpec.image.tag=v3.16.0-distroless # the chart's own 3.14.0 lacks the security fixes of 3.15.1

helm upgrade --install loki grafana-community/loki --version 18.11.0 \
  --namespace "$namespace" --values values/loki.yaml --wait --timeout 15m \
  --set-string loki.storage.bucketNames.chunks="$bucket" \
  --set-string loki.storage.bucketNames.ruler="$bucket" \
  --set-string loki.storage.s3.endpoint="obs.$domain" \
  --set-string loki.storage.s3.region="$region"

helm upgrade --install alloy grafana/alloy --version 1.11.1 \
  --namespace "$namespace" --values values/alloy.yaml --wait --timeout 10m

kubectl apply --filename manifests/network-policies.yaml --filename manifests/rules.yaml
