region     = "eu-de"
name       = "shop-prod"
vpc_id     = "00000000-0000-4000-8000-000000000001"
network_id = "00000000-0000-4000-8000-000000000002"
key_pair   = "team-platform"

node_pools = {
  general-1 = { flavor = "s3.xlarge.4", zone = "eu-de-01", nodes = 2, autoscale = { min = 2, max = 6 } }
  general-2 = { flavor = "s3.xlarge.4", zone = "eu-de-02", nodes = 2, autoscale = { min = 2, max = 6 } }
}

tags = {
  owner         = "team-platform"
  workload      = "shop"
  environment   = "prod"
  "cost-centre" = "4700"
  "data-class"  = "internal"
}
