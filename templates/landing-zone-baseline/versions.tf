terraform {
  required_version = ">= 1.6.3"

  required_providers {
    opentelekomcloud = {
      source  = "opentelekomcloud/opentelekomcloud"
      version = ">= 1.36.54, < 2.0.0"
    }
  }
}

# Credentials and account come from the environment: OS_ACCESS_KEY, OS_SECRET_KEY, OS_DOMAIN_NAME.
# The provider does not start without a project. The default project of the region always exists. Identities belong to the account all the same.
provider "opentelekomcloud" {
  auth_url    = "https://iam.${var.region}.otc.t-systems.com/v3"
  region      = var.region
  tenant_name = var.region
}
