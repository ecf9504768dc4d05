data "opentelekomcloud_images_image_v2" "this" {
  name        = var.image_name
  visibility  = "public"
  most_recent = true
}

resource "opentelekomcloud_compute_keypair_v2" "this" {
  name       = "${var.name}-bastion"
  public_key = var.ssh_public_key
}

resource "opentelekomcloud_kms_key_v1" "this" {
  key_alias        = "${var.name}-bastion"
  key_description  = "Disk of the bastion host"
  pending_days     = "7"
  rotation_enabled = false
  tags             = var.tags
}

resource "opentelekomcloud_networking_secgroup_v2" "this" {
  name                 = "${var.name}-bastion"
  description          = "SSH from administrators, SSH to named groups, updates"
  delete_default_rules = true
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "ssh_in" {
  for_each          = toset(var.admin_cidrs)
  description       = "Administrators"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = 22
  port_range_max    = 22
  remote_ip_prefix  = each.value
  security_group_id = opentelekomcloud_networking_secgroup_v2.this.id
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "ssh_out" {
  for_each          = var.target_groups
  description       = "SSH to ${each.key}"
  direction         = "egress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = 22
  port_range_max    = 22
  remote_group_id   = each.value
  security_group_id = opentelekomcloud_networking_secgroup_v2.this.id
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "target_in" {
  for_each          = var.target_groups
  description       = "SSH from bastion host ${var.name}"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = 22
  port_range_max    = 22
  remote_group_id   = opentelekomcloud_networking_secgroup_v2.this.id
  security_group_id = each.value
}

# Names, time, first-boot data and package mirrors of the platform, and HTTPS for updates.
resource "opentelekomcloud_networking_secgroup_rule_v2" "egress" {
  for_each = {
    dns          = { protocol = "udp", port = 53, prefix = "100.125.0.0/16" }
    ntp          = { protocol = "udp", port = 123, prefix = "100.125.0.0/16" }
    metadata     = { protocol = "tcp", port = 80, prefix = "169.254.169.254/32" }
    mirrors      = { protocol = "tcp", port = 80, prefix = "198.19.0.0/16" }
    mirrors-also = { protocol = "tcp", port = 80, prefix = "100.125.0.0/16" }
    https        = { protocol = "tcp", port = 443, prefix = "0.0.0.0/0" }
  }
  description       = each.key
  direction         = "egress"
  ethertype         = "IPv4"
  protocol          = each.value.protocol
  port_range_min    = each.value.port
  port_range_max    = each.value.port
  remote_ip_prefix  = each.value.prefix
  security_group_id = opentelekomcloud_networking_secgroup_v2.this.id
}

locals {
  cloud_config = {
    package_update             = true
    package_upgrade            = true
    package_reboot_if_required = true
    ssh_pwauth                 = false
    disable_root               = true
    write_files = [{
      path        = "/etc/ssh/sshd_config.d/10-bastion.conf"
      permissions = "0600"
      content     = <<-EOT
        PasswordAuthentication no
        KbdInteractiveAuthentication no
        PermitRootLogin no
        AllowAgentForwarding no
        X11Forwarding no
        PermitTunnel no
        AllowTcpForwarding local
        MaxAuthTries 3
        LoginGraceTime 30
        ClientAliveInterval 300
        ClientAliveCountMax 2
        LogLevel VERBOSE
      EOT
    }]
    runcmd = ["systemctl reload ssh || systemctl reload sshd"]
  }
}

resource "opentelekomcloud_ecs_instance_v1" "this" {
  name                        = "${var.name}-bastion"
  image_id                    = data.opentelekomcloud_images_image_v2.this.id
  flavor                      = var.flavor
  availability_zone           = var.zone
  vpc_id                      = var.vpc_id
  key_name                    = opentelekomcloud_compute_keypair_v2.this.name
  security_groups             = [opentelekomcloud_networking_secgroup_v2.this.id]
  system_disk_type            = "SSD"
  system_disk_size            = var.disk_gib
  system_disk_kms_id          = opentelekomcloud_kms_key_v1.this.id
  delete_disks_on_termination = true
  auto_recovery               = true
  user_data                   = "#cloud-config\n${yamlencode(local.cloud_config)}"
  tags                        = var.tags

  nics {
    network_id = var.network_id
  }

  lifecycle {
    # A newer public image must not replace the host by surprise. To renew it, use terraform apply -replace.
    ignore_changes = [image_id]

    precondition {
      condition     = startswith(var.zone, var.region)
      error_message = "zone must be in the region."
    }
  }
}

resource "opentelekomcloud_vpc_eip_v1" "this" {
  publicip {
    type = "5_bgp"
    name = "${var.name}-bastion"
  }

  bandwidth {
    name        = "${var.name}-bastion"
    size        = var.bandwidth
    share_type  = "PER"
    charge_mode = "traffic"
  }

  tags = var.tags

  lifecycle {
    ignore_changes = [publicip[0].port_id]
  }
}

resource "opentelekomcloud_networking_floatingip_associate_v2" "this" {
  floating_ip = opentelekomcloud_vpc_eip_v1.this.publicip[0].ip_address
  port_id     = opentelekomcloud_ecs_instance_v1.this.nics[0].port_id
}
