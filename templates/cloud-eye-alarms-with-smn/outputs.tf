output "topics" {
  description = "URNs of the topics by level, for alarms of other stacks."
  value       = { for level, topic in opentelekomcloud_smn_topic_v2.this : level => topic.topic_urn }
}

output "unconfirmed" {
  description = "Subscriptions whose recipient has not confirmed at the last refresh (status is not 1)."
  value       = [for name, subscription in opentelekomcloud_smn_subscription_v2.this : name if subscription.status != 1]
}

output "alarms" {
  description = "Names of all alarms."
  value       = sort(concat([for alarm in opentelekomcloud_ces_alarmrule.metric : alarm.alarm_name], [for alarm in opentelekomcloud_ces_alarmrule.event : alarm.alarm_name]))
}
