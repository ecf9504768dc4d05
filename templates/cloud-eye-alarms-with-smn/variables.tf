variable "region" {
  type        = string
  description = "Region of all resources."
  default     = "eu-de"

  validation {
    condition     = contains(["eu-de", "eu-nl"], var.region)
    error_message = "The region is eu-de or eu-nl."
  }
}

variable "name" {
  type        = string
  description = "Prefix of topics and alarms, usually the name of the workload."

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,30}$", var.name))
    error_message = "3 to 31 characters: lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "subscribers" {
  type = map(list(object({
    protocol = string
    endpoint = string
  })))
  description = "Recipients by level (critical, major, minor). Each recipient must confirm once."

  validation {
    condition     = length(setsubtract(keys(var.subscribers), ["critical", "major", "minor"])) == 0
    error_message = "Levels are critical, major and minor."
  }

  validation {
    condition     = alltrue([for level in ["critical", "major", "minor"] : length(lookup(var.subscribers, level, [])) > 0])
    error_message = "Each level needs a recipient. Otherwise its alarms reach nobody."
  }

  validation {
    condition     = alltrue(flatten([for level in var.subscribers : [for subscriber in level : contains(["email", "sms", "https"], subscriber.protocol)]]))
    error_message = "Protocols are email, sms and https; plain http is not offered."
  }
}

variable "servers" {
  type        = map(string)
  description = "IDs of servers by name. Memory and disk need the monitoring agent."
  default     = {}
}

variable "load_balancers" {
  type        = map(string)
  description = "IDs of dedicated load balancers by name."
  default     = {}
}

variable "postgresql" {
  type        = map(string)
  description = "IDs of RDS for PostgreSQL instances by name."
  default     = {}
}

variable "thresholds" {
  type        = map(number)
  description = "Values that differ from the defaults, by alarm: cpu, backends, errors, db_cpu, db_disk, db_connections."
  default     = {}

  validation {
    condition     = length(setsubtract(keys(var.thresholds), ["cpu", "backends", "errors", "db_cpu", "db_disk", "db_connections"])) == 0
    error_message = "Keys are cpu, backends, errors, db_cpu, db_disk, db_connections."
  }
}

variable "platform_events" {
  type        = bool
  description = "Notices for failed backups, disabled keys, keys scheduled for deletion and interrupted agents in the whole project."
  default     = true
}

variable "repeat_seconds" {
  type        = number
  description = "How often an alarm that persists is sent again."
  default     = 3600

  validation {
    condition     = contains([300, 600, 900, 1800, 3600, 10800, 21600, 43200, 86400], var.repeat_seconds)
    error_message = "One of 300, 600, 900, 1800, 3600, 10800, 21600, 43200, 86400."
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
