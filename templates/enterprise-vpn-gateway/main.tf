locals {
  # Two connections: gateway address 1 to the first site gateway, gateway address 2 to the second one, or to the same if there is one only.
  connections = {
    first  = { eip = "first", site = 0, tunnel = 0 }
    second = { eip = "second", site = length(var.site.gateways) - 1, tunnel = 1 }
  }
}

resource "opentelekomcloud_vpc_eip_v1" "this" {
  for_each = toset(["first", "second"])

  publicip {
    type = "5_bgp"
    name = "${var.name}-vpn-${each.key}"
  }

  bandwidth {
    name        = "${var.name}-vpn-${each.key}"
    size        = var.bandwidth
    share_type  = "PER"
    charge_mode = "traffic"
  }

  tags = var.tags
}

resource "opentelekomcloud_enterprise_vpn_gateway_v5" "this" {
  name               = "${var.name}-vpn"
  flavor             = var.flavor
  ha_mode            = "active-active"
  attachment_type    = "vpc"
  network_type       = "public"
  availability_zones = var.zones
  vpc_id             = var.vpc_id
  connect_subnet     = var.connect_network_id
  local_subnets      = var.local_subnets
  asn                = var.asn
  delete_eip         = false # otherwise the addresses are released when the gateway is replaced
  tags               = var.tags

  eip1 {
    id = opentelekomcloud_vpc_eip_v1.this["first"].id
  }

  eip2 {
    id = opentelekomcloud_vpc_eip_v1.this["second"].id
  }

  lifecycle {
    precondition {
      condition     = alltrue([for zone in var.zones : startswith(zone, var.region)])
      error_message = "zones must be in the region."
    }
  }
}

resource "opentelekomcloud_enterprise_vpn_customer_gateway_v5" "this" {
  count    = length(var.site.gateways)
  name     = "${var.name}-site-${count.index + 1}"
  id_type  = "ip"
  id_value = var.site.gateways[count.index]
  asn      = var.site.asn
  tags     = var.tags
}

resource "opentelekomcloud_enterprise_vpn_connection_v5" "this" {
  for_each             = local.connections
  name                 = "${var.name}-${each.key}"
  gateway_id           = opentelekomcloud_enterprise_vpn_gateway_v5.this.id
  gateway_ip           = opentelekomcloud_vpc_eip_v1.this[each.value.eip].id
  customer_gateway_id  = opentelekomcloud_enterprise_vpn_customer_gateway_v5.this[each.value.site].id
  vpn_type             = var.site.routing
  psk                  = var.pre_shared_key
  peer_subnets         = var.site.subnets
  tunnel_local_address = var.site.routing == "bgp" ? var.site.tunnels[each.value.tunnel].local : null
  tunnel_peer_address  = var.site.routing == "bgp" ? var.site.tunnels[each.value.tunnel].peer : null
  tags                 = var.tags

  ikepolicy {
    ike_version              = "v2"
    authentication_method    = "pre-share"
    authentication_algorithm = "sha2-512"
    encryption_algorithm     = "aes-256-gcm-16"
    dh_group                 = "group20"
    lifetime_seconds         = 28800

    dpd {
      interval = 10
      timeout  = 15
    }
  }

  ipsecpolicy {
    transform_protocol       = "esp"
    encapsulation_mode       = "tunnel"
    authentication_algorithm = "sha2-512"
    encryption_algorithm     = "aes-256-gcm-16"
    pfs                      = "group20"
    lifetime_seconds         = 3600
  }
}
