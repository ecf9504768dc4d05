output "groups" {
  description = "Names of the groups by role, for the conversion rules of the identity provider."
  value       = { for role, group in opentelekomcloud_identity_group_v3.this : role => group.name }
}

output "policies" {
  description = "IDs of the custom policies by name."
  value       = { for name, policy in opentelekomcloud_identity_role_v3.this : name => policy.id }
}

output "assignments" {
  description = "Every right as group/environment/right, for the quarterly review."
  value       = sort(concat(keys(local.assigned_policies), keys(local.assigned_roles)))
}
