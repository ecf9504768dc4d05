terraform {
  required_version = ">= 1.6.3"

  required_providers {
    opentelekomcloud = {
      source  = "opentelekomcloud/opentelekomcloud"
      version = ">= 1.36.54, < 2.0.0"
    }
  }
}

# Credentials, account and project come from the environment: OS_ACCESS_KEY, OS_SECRET_KEY, OS_DOMAIN_NAME, OS_PROJECT_NAME.
# The project is the default one of the region (OS_PROJECT_NAME=eu-de): OBS looks for the bucket's key there.
provider "opentelekomcloud" {
  auth_url = "https://iam.${var.region}.otc.t-systems.com/v3"
  region   = var.region
}
