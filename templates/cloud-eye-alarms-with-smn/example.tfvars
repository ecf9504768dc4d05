region = "eu-de"
name   = "shop-prod"

subscribers = {
  critical = [{ protocol = "https", endpoint = "https://oncall.example.com/hooks/cloud" }, { protocol = "email", endpoint = "oncall@example.com" }]
  major    = [{ protocol = "email", endpoint = "team-shop@example.com" }]
  minor    = [{ protocol = "email", endpoint = "team-shop@example.com" }]
}

servers        = { web-01 = "00000000-0000-4000-8000-000000000011", web-02 = "00000000-0000-4000-8000-000000000012" }
load_balancers = { edge = "00000000-0000-4000-8000-000000000003" }
postgresql     = { main = "0123456789abcdef0123456789abcdefin03" }

thresholds = { db_disk = 75 }

tags = {
  owner         = "team-shop"
  workload      = "shop"
  environment   = "prod"
  "cost-centre" = "4711"
  "data-class"  = "internal"
}
