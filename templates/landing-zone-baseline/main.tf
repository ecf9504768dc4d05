locals {
  shared = toset(["network", "platform", "sandbox"])
  spokes = toset(flatten([for name, environments in var.workloads : [for environment in environments : "${name}-${environment}"]]))
}

# --- Projects -------------------------------------------------------------------------------------------------------

resource "opentelekomcloud_identity_project_v3" "shared" {
  for_each    = local.shared
  name        = "${var.region}_${each.key}"
  description = "Shared services; managed by the landing zone"

  lifecycle {
    prevent_destroy = true
  }
}

resource "opentelekomcloud_identity_project_v3" "workload" {
  for_each    = local.spokes
  name        = "${var.region}_${each.key}"
  description = "Managed by the landing zone"

  lifecycle {
    # Deleting a project deletes its resources. Remove this for one reviewed change when a project is really empty.
    prevent_destroy = true
  }
}

# --- Groups ---------------------------------------------------------------------------------------------------------

data "opentelekomcloud_identity_role_v3" "readonly" {
  name = "readonly"
}

data "opentelekomcloud_identity_role_v3" "security" {
  name = "secu_admin"
}

data "opentelekomcloud_identity_role_v3" "tenant" {
  name = "te_admin"
}

resource "opentelekomcloud_identity_group_v3" "identity_admins" {
  name        = "identity-admins"
  description = "Manage identities of the account and nothing else"
}

resource "opentelekomcloud_identity_role_assignment_v3" "identity_admins" {
  group_id  = opentelekomcloud_identity_group_v3.identity_admins.id
  domain_id = var.account_id
  role_id   = data.opentelekomcloud_identity_role_v3.security.id
}

resource "opentelekomcloud_identity_group_v3" "platform_admins" {
  name        = "platform-admins"
  description = "Build shared services; no rights in projects of workloads"
}

resource "opentelekomcloud_identity_role_assignment_v3" "platform_admins" {
  for_each   = opentelekomcloud_identity_project_v3.shared
  group_id   = opentelekomcloud_identity_group_v3.platform_admins.id
  project_id = each.value.id
  role_id    = data.opentelekomcloud_identity_role_v3.tenant.id
}

resource "opentelekomcloud_identity_group_v3" "auditors" {
  name        = "auditors"
  description = "Read rights in all projects, also future ones"
}

resource "opentelekomcloud_identity_role_assignment_v3" "auditors" {
  group_id     = opentelekomcloud_identity_group_v3.auditors.id
  domain_id    = var.account_id
  role_id      = data.opentelekomcloud_identity_role_v3.readonly.id
  all_projects = true
}

resource "opentelekomcloud_identity_group_v3" "reader" {
  for_each    = local.spokes
  name        = "${each.key}-readers"
  description = "Read rights in ${each.key}"
}

resource "opentelekomcloud_identity_role_assignment_v3" "reader" {
  for_each   = local.spokes
  group_id   = opentelekomcloud_identity_group_v3.reader[each.key].id
  project_id = opentelekomcloud_identity_project_v3.workload[each.key].id
  role_id    = data.opentelekomcloud_identity_role_v3.readonly.id
}

# --- Policies of the account ----------------------------------------------------------------------------------------

resource "opentelekomcloud_identity_login_policy_v3" "this" {
  session_timeout            = 60
  login_failed_times         = 5
  period_with_login_failures = 15
  lockout_duration           = 15
  account_validity_period    = 90
  show_recent_login_info     = true
}

resource "opentelekomcloud_identity_password_policy_v3" "this" {
  minimum_password_length               = 14
  password_char_combination             = 3
  maximum_consecutive_identical_chars   = 3
  number_of_recent_passwords_disallowed = 5
  password_not_username_or_invert       = true
}

resource "opentelekomcloud_identity_protection_policy_v3" "this" {
  enable_operation_protection_policy = true
}

resource "opentelekomcloud_identity_acl_v3" "console" {
  count = length(var.admin_cidrs) > 0 ? 1 : 0
  type  = "console"

  dynamic "ip_cidrs" {
    for_each = var.admin_cidrs
    content {
      cidr        = ip_cidrs.value
      description = "Landing zone"
    }
  }
}

# --- Audit trail ----------------------------------------------------------------------------------------------------

resource "opentelekomcloud_obs_bucket" "audit" {
  bucket        = var.audit_bucket
  acl           = "private"
  storage_class = "STANDARD"
  versioning    = true

  worm_policy {
    days = var.audit_lock_days
  }

  lifecycle {
    prevent_destroy = true
  }
}

# The tracker of the default project. Trackers seem to work by project: each project gets its own in the code of that project, see the README.
resource "opentelekomcloud_cts_tracker_v3" "system" {
  count            = var.manage_tracker ? 1 : 0
  status           = "enabled"
  bucket_name      = opentelekomcloud_obs_bucket.audit.bucket
  file_prefix_name = "default"
  is_lts_enabled   = true
  compress_type    = "gzip"
}

resource "opentelekomcloud_smn_topic_v2" "security" {
  name         = "security-notices"
  display_name = "Security notices"
}

resource "opentelekomcloud_smn_subscription_v2" "security" {
  topic_urn = opentelekomcloud_smn_topic_v2.security.topic_urn
  protocol  = "email"
  endpoint  = var.security_contact
}

locals {
  identity_traces = {
    user              = ["createUser", "createCredential", "modifyLoginProtect"]
    MFA               = ["UnBindMFA", "deleteMFA"]
    protocol          = ["createProtocol", "updateProtocol"]
    mapping           = ["createMapping", "updateMapping"]
    SecurityPolicy    = ["modifySecurityPolicy"]
    Policy            = ["createRole", "updateRole"]
    project           = ["deleteProject"]
    userGroup         = ["addUserToGroup"]
    group             = ["updateGroupAssignsByRole"]
    assignment        = ["createAssignment"]
    roleAgencyProject = ["assignRoleToAgencyOnProject"]
    roleAgencyDomain  = ["assignRoleToAgencyOnDomain"]
    identityProvider = [
      "createIdentityProvider", "updateIdentityProvider", "deleteIdentityProvider", "createProtocol",
      "updateProtocol", "metadataConfiguration", "createOIDCConfiguration", "updateOIDCConfiguration",
    ]
    agency = [
      "createAgency", "updateAgency", "updateAgencyGrants", "updateAgencyInheritedGrants",
      "updateAgencyAssignsByRole", "updateagenciesRolesByConsole",
    ]
  }
}

resource "opentelekomcloud_cts_event_notification_v3" "identity" {
  count             = var.manage_tracker ? 1 : 0
  notification_name = "identity_changes"
  operation_type    = "customized"
  topic_id          = opentelekomcloud_smn_topic_v2.security.topic_urn
  status            = "enabled"

  dynamic "operations" {
    for_each = local.identity_traces
    content {
      service_type  = "IAM"
      resource_type = operations.key
      trace_names   = operations.value
    }
  }

  depends_on = [opentelekomcloud_cts_tracker_v3.system]
}
