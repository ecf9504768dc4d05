variable "region" {
  type        = string
  description = "Region of all resources."
  default     = "eu-de"

  validation {
    condition     = contains(["eu-de", "eu-nl"], var.region)
    error_message = "The region is eu-de or eu-nl."
  }
}

variable "bucket" {
  type        = string
  description = "Name of the bucket; unique on the whole platform."

  validation {
    condition     = can(regex("^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$", var.bucket))
    error_message = "3 to 63 characters: lower-case letters, digits and hyphens. Dots break the certificate check of bucket host names."
  }
}

variable "warm_after_days" {
  type        = number
  description = "Days after which objects move to the class WARM; null leaves them in STANDARD."
  default     = 60
  nullable    = true
}

variable "cold_after_days" {
  type        = number
  description = "Days after which objects move to the class COLD, from which they must be restored before reading; null switches it off."
  default     = null
  nullable    = true
}

variable "expire_after_days" {
  type        = number
  description = "Days after which objects are deleted; null keeps them."
  default     = null
  nullable    = true
}

variable "old_versions_days" {
  type        = number
  description = "Days for which replaced and deleted versions can be brought back."
  default     = 90

  validation {
    condition     = var.old_versions_days >= 1
    error_message = "At least one day."
  }
}

variable "lock_days" {
  type        = number
  description = "Days for which no version can be deleted by anybody (compliance mode). Cannot be switched on later or off again; null creates the bucket without a lock."
  default     = null
  nullable    = true

  validation {
    condition     = var.lock_days == null ? true : var.lock_days >= 1 && var.lock_days <= 36500
    error_message = "Between 1 and 36500 days."
  }
}

variable "log_bucket" {
  type        = string
  description = "Existing bucket that receives access records; null switches them off. It needs the ACL log-delivery-write."
  default     = null
  nullable    = true
}

variable "readers" {
  type        = list(string)
  description = "Principals that may list and read, written as domain/<account id>:user/<user id>."
  default     = []

  validation {
    condition     = alltrue([for principal in var.readers : can(regex("^domain/[0-9a-f]{32}:(user|agency)/.+$", principal))])
    error_message = "Written as domain/<account id>:user/<user id> or :agency/<name>; never *."
  }
}

variable "writers" {
  type        = list(string)
  description = "Principals that may additionally write; they may not delete versions."
  default     = []

  validation {
    condition     = alltrue([for principal in var.writers : can(regex("^domain/[0-9a-f]{32}:(user|agency)/.+$", principal))])
    error_message = "Written as domain/<account id>:user/<user id> or :agency/<name>; never *."
  }
}

variable "deleters" {
  type        = list(string)
  description = "Principals that may additionally delete objects, never versions; old_versions_days says how long that can be undone."
  default     = []

  validation {
    condition     = alltrue([for principal in var.deleters : can(regex("^domain/[0-9a-f]{32}:(user|agency)/.+$", principal))])
    error_message = "Written as domain/<account id>:user/<user id> or :agency/<name>; never *."
  }
}

variable "tags" {
  type        = map(string)
  description = "Tags for every resource that takes tags, for example owner, workload, environment, cost-centre and data-class."
  default     = {}

  validation {
    condition     = alltrue([for key, value in var.tags : can(regex("^[A-Za-z0-9_@-]{1,36}$", key)) && can(regex("^[A-Za-z0-9_@-]{0,43}$", value))])
    error_message = "Keys up to 36 and values up to 43 characters: letters, digits, hyphen, underscore, @. No dots or spaces."
  }
}
