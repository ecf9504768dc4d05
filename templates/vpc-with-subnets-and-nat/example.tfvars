region   = "eu-de"
name     = "shop-dev"
vpc_cidr = "10.13.0.0/16"

subnets = {
  app  = { cidr = "10.13.16.0/20", internet = true }
  data = { cidr = "10.13.8.0/24" }
  edge = { cidr = "10.13.0.0/24" }
}

egress_bandwidth = 50

tags = {
  owner         = "team-shop"
  workload      = "shop"
  environment   = "dev"
  "cost-centre" = "4711"
  "data-class"  = "internal"
}
