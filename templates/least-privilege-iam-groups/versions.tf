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
# Leave OS_PROJECT_NAME unset: identities belong to the account, not to a project.
provider "opentelekomcloud" {
  auth_url = "https://iam.${var.region}.otc.t-systems.com/v3"
  region   = var.region
}
