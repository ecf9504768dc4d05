region            = "eu-de"
bucket            = "example-shop-prod-exports"
warm_after_days   = 60
expire_after_days = 730
old_versions_days = 90

readers = ["domain/0123456789abcdef0123456789abcdef:user/89abcdef0123456789abcdef01234567"]

tags = {
  owner         = "team-shop"
  workload      = "shop"
  environment   = "prod"
  "cost-centre" = "4711"
  "data-class"  = "confidential"
}
