locals {
  assigned_policies = merge([
    for group_name, group in var.groups : {
      for pair in setproduct(group.environments, group.policies) : "${group_name}/${pair[0]}/${pair[1]}" => {
        group       = group_name
        environment = pair[0]
        policy      = pair[1]
      }
    }
  ]...)

  assigned_roles = merge([
    for group_name, group in var.groups : {
      for pair in setproduct(group.environments, group.system_roles) : "${group_name}/${pair[0]}/${pair[1]}" => {
        group       = group_name
        environment = pair[0]
        role        = pair[1]
      }
    }
  ]...)
}

data "opentelekomcloud_identity_project_v3" "this" {
  for_each = var.environments
  name     = each.value
}

data "opentelekomcloud_identity_role_v3" "system" {
  for_each = toset(flatten([for group in var.groups : group.system_roles]))
  name     = each.value
}

resource "opentelekomcloud_identity_role_v3" "this" {
  for_each      = var.policies
  display_name  = "${var.prefix}-${each.key}"
  display_layer = "project"
  description   = each.value.description

  dynamic "statement" {
    for_each = each.value.statements
    content {
      effect = statement.value.effect
      action = statement.value.actions
    }
  }
}

resource "opentelekomcloud_identity_group_v3" "this" {
  for_each    = var.groups
  name        = "${var.prefix}-${each.key}"
  description = each.value.description
}

resource "opentelekomcloud_identity_role_assignment_v3" "policy" {
  for_each   = local.assigned_policies
  group_id   = opentelekomcloud_identity_group_v3.this[each.value.group].id
  project_id = data.opentelekomcloud_identity_project_v3.this[each.value.environment].id
  role_id    = opentelekomcloud_identity_role_v3.this[each.value.policy].id
}

resource "opentelekomcloud_identity_role_assignment_v3" "system" {
  for_each   = local.assigned_roles
  group_id   = opentelekomcloud_identity_group_v3.this[each.value.group].id
  project_id = data.opentelekomcloud_identity_project_v3.this[each.value.environment].id
  role_id    = data.opentelekomcloud_identity_role_v3.system[each.value.role].id
}
