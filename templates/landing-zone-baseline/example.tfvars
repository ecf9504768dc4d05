region     = "eu-de"
account_id = "0123456789abcdef0123456789abcdef"

workloads = {
  shop = ["dev", "prod"]
}

admin_cidrs      = ["198.51.100.0/24"]
audit_bucket     = "example-account-audit"
audit_lock_days  = 1
security_contact = "security@example.com"
