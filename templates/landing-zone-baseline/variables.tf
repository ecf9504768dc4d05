variable "region" {
  type        = string
  description = "Region of all resources."
  default     = "eu-de"

  validation {
    condition     = contains(["eu-de", "eu-nl"], var.region)
    error_message = "The region is eu-de or eu-nl."
  }
}

variable "account_id" {
  type        = string
  description = "ID of the account (domain), for rights on the whole account."

  validation {
    condition     = can(regex("^[0-9a-f]{32}$", var.account_id))
    error_message = "32 hexadecimal characters."
  }
}

variable "workloads" {
  type        = map(list(string))
  description = "Environments by workload; each pair becomes a project with a group of readers."
  default     = {}

  validation {
    condition     = alltrue([for name, environments in var.workloads : can(regex("^[a-z][a-z0-9-]{1,30}$", name)) && length(setsubtract(environments, ["dev", "test", "prod"])) == 0])
    error_message = "Names in lower-case letters, digits and hyphens; environments dev, test, prod."
  }
}

variable "admin_cidrs" {
  type        = list(string)
  description = "Networks from which IAM users may use the console. An empty list sets no restriction. Wrong values lock out every IAM user."
  default     = []

  validation {
    condition     = alltrue([for cidr in var.admin_cidrs : can(cidrnetmask(cidr)) && tonumber(split("/", cidr)[1]) >= 8])
    error_message = "IPv4 ranges, none wider than /8."
  }
}

variable "audit_bucket" {
  type        = string
  description = "Name of the bucket for trace files; unique on the whole platform."

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$", var.audit_bucket))
    error_message = "3 to 63 characters: lower-case letters, digits and hyphens."
  }
}

variable "audit_lock_days" {
  type        = number
  description = "Days for which trace files cannot be deleted by anybody. Cannot be shortened later: start a trial with 1."

  validation {
    condition     = var.audit_lock_days >= 1 && var.audit_lock_days <= 36500
    error_message = "Between 1 and 36500 days."
  }
}

variable "security_contact" {
  type        = string
  description = "Mailbox that receives notices about changes of identities and policies; must be confirmed once."

  validation {
    condition     = can(regex("^[^@ ]+@[^@ ]+$", var.security_contact))
    error_message = "A mail address."
  }
}

variable "manage_tracker" {
  type        = bool
  description = "Manages the trace tracker named system of the default project. Import it first if the trace service was already enabled in the console."
  default     = true
}
