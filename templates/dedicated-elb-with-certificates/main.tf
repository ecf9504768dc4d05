data "opentelekomcloud_vpc_subnet_v1" "this" {
  id = var.network_id
}

data "opentelekomcloud_lb_flavor_v3" "l7" {
  name = var.l7_flavor
}

resource "opentelekomcloud_vpc_eip_v1" "this" {
  count = var.public.enabled ? 1 : 0

  publicip {
    type = "5_bgp"
    name = "${var.name}-elb"
  }

  bandwidth {
    name        = "${var.name}-elb"
    size        = var.public.bandwidth
    share_type  = "PER"
    charge_mode = "traffic"
  }

  tags = var.tags
}

resource "opentelekomcloud_lb_loadbalancer_v3" "this" {
  name                = "${var.name}-elb"
  description         = "Managed by Terraform"
  router_id           = var.vpc_id
  subnet_id           = data.opentelekomcloud_vpc_subnet_v1.this.subnet_id # without it there is no private address
  network_ids         = [var.network_id]
  availability_zones  = var.zones
  l7_flavor           = data.opentelekomcloud_lb_flavor_v3.l7.id
  deletion_protection = true
  tags                = var.tags

  dynamic "public_ip" {
    for_each = opentelekomcloud_vpc_eip_v1.this
    content {
      id = public_ip.value.id
    }
  }

  lifecycle {
    precondition {
      condition     = alltrue([for zone in var.zones : startswith(zone, var.region)])
      error_message = "zones must be in the region."
    }
  }
}

resource "opentelekomcloud_lb_certificate_v3" "this" {
  for_each    = var.certificates
  name        = "${var.name}-${each.key}"
  type        = "server"
  domain      = each.key == "default" ? null : each.value.domain
  certificate = each.value.certificate
  private_key = var.private_keys[each.key]

  lifecycle {
    create_before_destroy = true
  }
}

resource "opentelekomcloud_lb_ipgroup_v3" "allowed" {
  count       = length(var.allowed_cidrs) > 0 ? 1 : 0
  name        = "${var.name}-allowed"
  description = "Networks that may reach ${var.name}"

  dynamic "ip_list" {
    for_each = var.allowed_cidrs
    content {
      ip = ip_list.value
    }
  }
}

resource "opentelekomcloud_lb_listener_v3" "https" {
  name                      = "${var.name}-https"
  loadbalancer_id           = opentelekomcloud_lb_loadbalancer_v3.this.id
  protocol                  = "HTTPS"
  protocol_port             = 443
  http2_enable              = true
  tls_ciphers_policy        = var.tls_policy
  default_tls_container_ref = opentelekomcloud_lb_certificate_v3.this["default"].id
  sni_container_refs        = [for name, certificate in opentelekomcloud_lb_certificate_v3.this : certificate.id if name != "default"]
  default_pool_id           = opentelekomcloud_lb_pool_v3.this.id
  member_retry_enable       = true # without it, the provider switches the platform's default off
  tags                      = var.tags

  insert_headers {
    forwarded_host = true
    forwarded_port = true
  }

  dynamic "ip_group" {
    for_each = opentelekomcloud_lb_ipgroup_v3.allowed
    content {
      id     = ip_group.value.id
      enable = true
      type   = "white"
    }
  }
}

# Plain HTTP only answers with the way to HTTPS.
resource "opentelekomcloud_lb_listener_v3" "http" {
  name            = "${var.name}-http"
  loadbalancer_id = opentelekomcloud_lb_loadbalancer_v3.this.id
  protocol        = "HTTP"
  protocol_port   = 80
  tags            = var.tags

  dynamic "ip_group" {
    for_each = opentelekomcloud_lb_ipgroup_v3.allowed
    content {
      id     = ip_group.value.id
      enable = true
      type   = "white"
    }
  }
}

resource "opentelekomcloud_lb_policy_v3" "to_https" {
  name                 = "${var.name}-to-https"
  action               = "REDIRECT_TO_LISTENER"
  listener_id          = opentelekomcloud_lb_listener_v3.http.id
  redirect_listener_id = opentelekomcloud_lb_listener_v3.https.id
}

resource "opentelekomcloud_lb_pool_v3" "this" {
  name            = "${var.name}-backends"
  loadbalancer_id = opentelekomcloud_lb_loadbalancer_v3.this.id
  protocol        = var.backend_protocol
  lb_algorithm    = "LEAST_CONNECTIONS"
}

resource "opentelekomcloud_lb_monitor_v3" "this" {
  name             = "${var.name}-health"
  pool_id          = opentelekomcloud_lb_pool_v3.this.id
  type             = var.backend_protocol
  url_path         = var.health_path
  expected_codes   = "200"
  delay            = 10
  timeout          = 5
  max_retries      = 2
  max_retries_down = 3
}

resource "opentelekomcloud_lb_member_v3" "this" {
  for_each      = var.backends
  name          = each.key
  pool_id       = opentelekomcloud_lb_pool_v3.this.id
  subnet_id     = var.backend_subnet_id
  address       = each.value
  protocol_port = var.backend_port
}
