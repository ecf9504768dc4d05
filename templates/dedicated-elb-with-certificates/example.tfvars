region            = "eu-de"
name              = "shop-prod"
vpc_id            = "00000000-0000-4000-8000-000000000001"
network_id        = "00000000-0000-4000-8000-000000000002"
backend_subnet_id = "00000000-0000-4000-8000-000000000004"
zones             = ["eu-de-01", "eu-de-02"]

public = { enabled = true, bandwidth = 100 }

# certificates and private_keys come from the environment, see the README.
backends = {
  web-01 = "10.11.16.11"
  web-02 = "10.11.16.12"
}

tags = {
  owner         = "team-shop"
  workload      = "shop"
  environment   = "prod"
  "cost-centre" = "4711"
  "data-class"  = "internal"
}
