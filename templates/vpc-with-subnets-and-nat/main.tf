locals {
  internet_subnets = { for purpose, subnet in var.subnets : purpose => subnet if subnet.internet }
  nat_enabled      = length(local.internet_subnets) > 0
}

resource "opentelekomcloud_vpc_v1" "this" {
  name = "${var.name}-vpc"
  cidr = var.vpc_cidr
  tags = var.tags
}

resource "opentelekomcloud_vpc_subnet_v1" "this" {
  for_each   = var.subnets
  name       = "${var.name}-${each.key}"
  vpc_id     = opentelekomcloud_vpc_v1.this.id
  cidr       = each.value.cidr
  gateway_ip = cidrhost(each.value.cidr, 1)
  tags       = var.tags
}

resource "opentelekomcloud_vpc_eip_v1" "egress" {
  count = local.nat_enabled ? 1 : 0

  publicip {
    type = "5_bgp"
    name = "${var.name}-egress"
  }

  bandwidth {
    name        = "${var.name}-egress"
    size        = var.egress_bandwidth
    share_type  = "PER"
    charge_mode = "traffic"
  }

  tags = var.tags

  lifecycle {
    # Partners have this address in their firewalls, and a released address does not come back.
    prevent_destroy = true
  }
}

resource "opentelekomcloud_nat_gateway_v2" "this" {
  count               = local.nat_enabled ? 1 : 0
  name                = "${var.name}-nat"
  description         = "Egress of ${var.name}; no DNAT rules"
  spec                = var.nat_spec
  router_id           = opentelekomcloud_vpc_v1.this.id
  internal_network_id = opentelekomcloud_vpc_subnet_v1.this[keys(local.internet_subnets)[0]].network_id
  tags                = var.tags

  lifecycle {
    # A new subnet whose name sorts first must not replace the gateway.
    ignore_changes = [internal_network_id]
  }
}

resource "opentelekomcloud_nat_snat_rule_v2" "this" {
  for_each       = local.internet_subnets
  nat_gateway_id = opentelekomcloud_nat_gateway_v2.this[0].id
  floating_ip_id = opentelekomcloud_vpc_eip_v1.egress[0].id
  network_id     = opentelekomcloud_vpc_subnet_v1.this[each.key].network_id
}

resource "opentelekomcloud_lts_group_v2" "this" {
  count       = var.flow_logs ? 1 : 0
  group_name  = "${var.name}-network"
  ttl_in_days = var.log_retention_days
  tags        = var.tags
}

resource "opentelekomcloud_lts_stream_v2" "flows" {
  count       = var.flow_logs ? 1 : 0
  group_id    = opentelekomcloud_lts_group_v2.this[0].id
  stream_name = "${var.name}-flows"
}

resource "opentelekomcloud_vpc_flow_log_v1" "this" {
  count         = var.flow_logs ? 1 : 0
  name          = "${var.name}-flows"
  resource_type = "vpc"
  resource_id   = opentelekomcloud_vpc_v1.this.id
  traffic_type  = "all"
  log_group_id  = opentelekomcloud_lts_group_v2.this[0].id
  log_topic_id  = opentelekomcloud_lts_stream_v2.flows[0].id
}
