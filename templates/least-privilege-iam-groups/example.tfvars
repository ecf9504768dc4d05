region = "eu-de"
prefix = "shop"

environments = {
  dev  = "eu-de_shop-dev"
  prod = "eu-de_shop-prod"
}
