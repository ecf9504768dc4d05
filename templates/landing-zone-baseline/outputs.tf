output "region" {
  description = "Region of the projects and of the audit bucket."
  value       = var.region
}

output "project_ids" {
  description = "IDs of all projects by name."
  value = merge(
    { for name, project in opentelekomcloud_identity_project_v3.shared : name => project.id },
    { for name, project in opentelekomcloud_identity_project_v3.workload : name => project.id },
  )
}

output "groups" {
  description = "Names of the groups, for the conversion rules of the identity provider."
  value = concat(
    [
      opentelekomcloud_identity_group_v3.identity_admins.name,
      opentelekomcloud_identity_group_v3.platform_admins.name,
      opentelekomcloud_identity_group_v3.auditors.name,
    ],
    [for group in opentelekomcloud_identity_group_v3.reader : group.name],
  )
}

output "audit_bucket" {
  description = "Bucket that receives trace files."
  value       = opentelekomcloud_obs_bucket.audit.bucket
}

output "security_topic" {
  description = "Topic for security notices."
  value       = opentelekomcloud_smn_topic_v2.security.topic_urn
}
