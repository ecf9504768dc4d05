region             = "eu-de"
name               = "hub"
vpc_id             = "00000000-0000-4000-8000-000000000001"
connect_network_id = "00000000-0000-4000-8000-000000000006"
local_subnets      = ["10.10.0.0/16", "10.11.0.0/16"]
zones              = ["eu-de-01", "eu-de-02"]
bandwidth          = 100

site = {
  gateways = ["203.0.113.10", "203.0.113.11"]
  subnets  = ["192.168.0.0/16"]
  routing  = "static"
}

tags = {
  owner         = "team-platform"
  workload      = "network"
  environment   = "prod"
  "cost-centre" = "4700"
  "data-class"  = "internal"
}
