locals {
  levels = { critical = 1, major = 2, minor = 3 }

  subscriptions = merge([
    for level, recipients in var.subscribers : {
      for recipient in recipients : "${level}/${recipient.protocol}/${recipient.endpoint}" => merge(recipient, { level = level })
    }
  ]...)

  # One line for each kind of alarm: where, what, how much, how long (count times 300 s), how urgent.
  catalogue = {
    cpu            = { targets = var.servers, namespace = "SYS.ECS", metric = "cpu_util", dimension = "instance_id", value = 90, count = 5, level = "minor" }
    backends       = { targets = var.load_balancers, namespace = "SYS.ELB", metric = "m9_abnormal_servers", dimension = "lbaas_instance_id", value = 1, count = 2, level = "major" }
    errors         = { targets = var.load_balancers, namespace = "SYS.ELB", metric = "mf_l7_http_5xx", dimension = "lbaas_instance_id", value = 1, count = 3, level = "critical" }
    db_cpu         = { targets = var.postgresql, namespace = "SYS.RDS", metric = "rds001_cpu_util", dimension = "postgresql_cluster_id", value = 80, count = 3, level = "minor" }
    db_disk        = { targets = var.postgresql, namespace = "SYS.RDS", metric = "rds039_disk_util", dimension = "postgresql_cluster_id", value = 80, count = 3, level = "major" }
    db_connections = { targets = var.postgresql, namespace = "SYS.RDS", metric = "rds083_conn_usage", dimension = "postgresql_cluster_id", value = 80, count = 3, level = "major" }
  }

  alarms = merge([
    for kind, alarm in local.catalogue : {
      for name, id in alarm.targets : "${kind}-${name}" => merge(alarm, { id = id, value = lookup(var.thresholds, kind, alarm.value) })
    }
  ]...)

  events = {
    backup-failed     = { namespace = "SYS.CBR", event = "backupFailed", level = "major" }
    rds-backup-failed = { namespace = "SYS.RDS", event = "fullBackupFailed", level = "major" }
    key-disabled      = { namespace = "SYS.KMS", event = "disableKey", level = "critical" }
    key-deletion      = { namespace = "SYS.KMS", event = "scheduleKeyDeletion", level = "critical" }
    agent-interrupted = { namespace = "SYS.CES", event = "agentHeartbeatInterrupted", level = "minor" }
  }
}

resource "opentelekomcloud_smn_topic_v2" "this" {
  for_each     = local.levels
  name         = "${var.name}-${each.key}"
  display_name = "${var.name} ${each.key}"
  tags         = var.tags
}

resource "opentelekomcloud_smn_subscription_v2" "this" {
  for_each  = local.subscriptions
  topic_urn = opentelekomcloud_smn_topic_v2.this[each.value.level].topic_urn
  protocol  = each.value.protocol
  endpoint  = each.value.endpoint
  remark    = "Managed by Terraform"
}

resource "opentelekomcloud_ces_alarmrule" "metric" {
  for_each          = local.alarms
  alarm_name        = "${var.name}-${each.key}"
  alarm_description = "${each.value.metric} of ${each.value.id}; see the runbook of ${var.name}"
  alarm_level       = local.levels[each.value.level]

  # The default of the provider is false: an alarm that tells nobody.
  alarm_action_enabled = true

  metric {
    namespace   = each.value.namespace
    metric_name = each.value.metric

    dimensions {
      name  = each.value.dimension
      value = each.value.id
    }
  }

  condition {
    period              = 300
    filter              = "average"
    comparison_operator = ">="
    value               = each.value.value
    count               = each.value.count
    alarm_frequency     = var.repeat_seconds
  }

  alarm_actions {
    type              = "notification"
    notification_list = [opentelekomcloud_smn_topic_v2.this[each.value.level].topic_urn]
  }

  ok_actions {
    type              = "notification"
    notification_list = [opentelekomcloud_smn_topic_v2.this[each.value.level].topic_urn]
  }
}

resource "opentelekomcloud_ces_alarmrule" "event" {
  for_each          = var.platform_events ? local.events : {}
  alarm_name        = "${var.name}-${each.key}"
  alarm_description = "System event ${each.value.event}"
  alarm_type        = "EVENT.SYS"
  alarm_level       = local.levels[each.value.level]

  # The default of the provider is false: an alarm that tells nobody.
  alarm_action_enabled = true

  metric {
    namespace   = each.value.namespace
    metric_name = each.value.event
  }

  condition {
    period              = 300
    filter              = "average"
    comparison_operator = ">="
    value               = 1
    count               = 1
    alarm_frequency     = var.repeat_seconds
  }

  alarm_actions {
    type              = "notification"
    notification_list = [opentelekomcloud_smn_topic_v2.this[each.value.level].topic_urn]
  }
}
