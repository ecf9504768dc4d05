region     = "eu-de"
name       = "shop-prod-pg"
vpc_id     = "00000000-0000-4000-8000-000000000001"
network_id = "00000000-0000-4000-8000-000000000002"
zones      = ["eu-de-01", "eu-de-02"]
flavor     = "rds.pg.x1.xlarge.4.ha"
size_gib   = 100

tags = {
  owner         = "team-shop"
  workload      = "shop"
  environment   = "prod"
  "cost-centre" = "4711"
  "data-class"  = "confidential"
}
