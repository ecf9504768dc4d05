region         = "eu-de"
name           = "shop-dev"
vpc_id         = "00000000-0000-4000-8000-000000000001"
network_id     = "00000000-0000-4000-8000-000000000002"
zone           = "eu-de-01"
admin_cidrs    = ["198.51.100.0/24"]
ssh_public_key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIEXAMPLEexampleEXAMPLEexampleEXAMPLEexampleEX admin@example.com"
image_name     = "replace-with-a-name-of-the-image-list"

target_groups = {
  app = "00000000-0000-4000-8000-000000000005"
}

tags = {
  owner         = "team-platform"
  workload      = "shop"
  environment   = "dev"
  "cost-centre" = "4700"
  "data-class"  = "internal"
}
