variable "region" {
  type        = string
  description = "Region of all resources."
  default     = "eu-de"

  validation {
    condition     = contains(["eu-de", "eu-nl"], var.region)
    error_message = "The region is eu-de or eu-nl."
  }
}

variable "prefix" {
  type        = string
  description = "Prefix of groups and policies, usually the name of the workload."

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.prefix))
    error_message = "2 to 21 characters: lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "environments" {
  type        = map(string)
  description = "Project name by environment, for example prod = eu-de_shop-prod. The projects must exist."

  validation {
    condition     = length(var.environments) > 0 && alltrue([for project in var.environments : can(regex("^eu-(de|nl)_", project))])
    error_message = "Own projects only, written as region_name; default projects stay empty."
  }
}

variable "policies" {
  type = map(object({
    description = string
    statements = list(object({
      effect  = optional(string, "Allow")
      actions = list(string)
    }))
  }))
  description = "Custom policies by name. Actions are written as service:resource:operation."
  default = {
    operator = {
      description = "Watches the workload and restarts servers and databases; creates and deletes nothing"
      statements = [{
        actions = [
          "ecs:*:get*", "ecs:*:list*", "ecs:cloudServers:start", "ecs:cloudServers:stop", "ecs:cloudServers:reboot",
          # The OpenStack client uses the native API, which has actions of its own.
          "ecs:servers:start", "ecs:servers:stop", "ecs:servers:reboot",
          "evs:*:get*", "evs:*:list*",
          "vpc:*:get*", "vpc:*:list*",
          "elb:*:get*", "elb:*:list*",
          "rds:*:list*", "rds:instance:restart", "rds:instance:switchover", "rds:log:download",
          "cce:*:get*", "cce:*:list*",
          "ces:*:get*", "ces:*:list*",
        ]
      }]
    }
    developer = {
      description = "Builds in a development project; does not touch network, keys and backups"
      statements = [
        { actions = ["ecs:*:*", "evs:*:*", "elb:*:*", "cce:*:*", "rds:*:*", "ces:*:*", "vpc:*:get*", "vpc:*:list*", "vpc:ports:*", "vpc:securityGroups:*", "vpc:securityGroupRules:*", "kms:cmk:get*", "kms:cmk:list*"] },
        { effect = "Deny", actions = ["rds:backup:delete", "rds:instance:modifyPublicAccess", "vpc:publicIps:create"] },
      ]
    }
  }

  validation {
    condition     = alltrue(flatten([for policy in var.policies : [for statement in policy.statements : contains(["Allow", "Deny"], statement.effect)]]))
    error_message = "effect is Allow or Deny."
  }

  validation {
    condition     = !contains(flatten([for policy in var.policies : [for statement in policy.statements : statement.actions if statement.effect == "Allow"]]), "*:*:*")
    error_message = "A policy that allows everything is no least privilege."
  }

  validation {
    condition     = alltrue([for policy in var.policies : length(policy.statements) <= 8 && alltrue([for statement in policy.statements : length(statement.actions) <= 100])])
    error_message = "At most 8 statements with 100 actions each."
  }
}

variable "groups" {
  type = map(object({
    description  = string
    environments = list(string)
    policies     = optional(list(string), [])
    system_roles = optional(list(string), [])
  }))
  description = "Groups by role: in which environments, with which custom policies and which system roles (technical names such as readonly for Tenant Guest)."
  default = {
    operators = {
      description  = "On-call of the workload"
      environments = ["dev", "prod"]
      policies     = ["operator"]
    }
    developers = {
      description  = "Engineers of the workload, development only"
      environments = ["dev"]
      policies     = ["developer"]
    }
    readers = {
      description  = "Read rights, for example for auditors"
      environments = ["dev", "prod"]
      system_roles = ["readonly"]
    }
  }

  validation {
    condition     = length(setintersection(toset(flatten([for group in var.groups : group.system_roles])), toset(["te_admin", "secu_admin"]))) == 0
    error_message = "Tenant Administrator (te_admin) and Security Administrator (secu_admin) do not belong into a workload group."
  }
}
