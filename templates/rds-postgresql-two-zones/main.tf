# Clients join the group "client"; only they and the ranges of client_cidrs reach the database.
resource "opentelekomcloud_networking_secgroup_v2" "client" {
  name                 = "${var.name}-db-client"
  description          = "Members may connect to the database ${var.name}"
  delete_default_rules = true
}

resource "opentelekomcloud_networking_secgroup_v2" "database" {
  name                 = "${var.name}-db"
  description          = "Database ${var.name}; inbound from its clients only"
  delete_default_rules = true
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "from_client" {
  description       = "Clients to database"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = var.port
  port_range_max    = var.port
  remote_group_id   = opentelekomcloud_networking_secgroup_v2.client.id
  security_group_id = opentelekomcloud_networking_secgroup_v2.database.id
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "from_range" {
  for_each          = toset(var.client_cidrs)
  description       = "Pods to database"
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = var.port
  port_range_max    = var.port
  remote_ip_prefix  = each.value
  security_group_id = opentelekomcloud_networking_secgroup_v2.database.id
}

resource "opentelekomcloud_networking_secgroup_rule_v2" "to_database" {
  description       = "Clients to database"
  direction         = "egress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = var.port
  port_range_max    = var.port
  remote_group_id   = opentelekomcloud_networking_secgroup_v2.database.id
  security_group_id = opentelekomcloud_networking_secgroup_v2.client.id
}

resource "opentelekomcloud_kms_key_v1" "this" {
  key_alias         = "${var.name}-db"
  key_description   = "Storage of the database ${var.name}; without this key the data is lost"
  pending_days      = "90"
  rotation_enabled  = true
  rotation_interval = 365
  tags              = var.tags
}

resource "opentelekomcloud_rds_parametergroup_v3" "this" {
  name        = "${var.name}-pg${var.engine_version}"
  description = "Settings of ${var.name}"
  values      = var.parameters

  datastore {
    type    = "postgresql"
    version = var.engine_version
  }
}

resource "opentelekomcloud_rds_instance_v3" "this" {
  name                = var.name
  flavor              = var.flavor
  availability_zone   = var.zones
  ha_replication_mode = var.replication
  vpc_id              = var.vpc_id
  subnet_id           = var.network_id
  security_group_id   = opentelekomcloud_networking_secgroup_v2.database.id
  param_group_id      = opentelekomcloud_rds_parametergroup_v3.this.id
  tags                = var.tags

  db {
    type     = "PostgreSQL"
    version  = var.engine_version
    port     = var.port
    password = var.admin_password
  }

  volume {
    type               = "CLOUDSSD"
    size               = var.size_gib
    disk_encryption_id = opentelekomcloud_kms_key_v1.this.id
    limit_size         = var.grow_to_gib
    trigger_threshold  = var.grow_to_gib == null ? null : 20
  }

  backup_strategy {
    start_time = var.backup_window
    keep_days  = var.backup_days
  }

  lifecycle {
    prevent_destroy = true
    ignore_changes  = [db[0].password, availability_zone]

    precondition {
      condition     = alltrue([for zone in var.zones : startswith(zone, var.region)])
      error_message = "zones must be in the region."
    }

    precondition {
      condition     = var.grow_to_gib == null ? true : var.grow_to_gib >= var.size_gib
      error_message = "grow_to_gib must not be less than size_gib."
    }
  }
}
