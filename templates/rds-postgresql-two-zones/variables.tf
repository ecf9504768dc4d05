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
  description = "Name of the instance; letters, digits and hyphens."

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,30}$", var.name))
    error_message = "3 to 31 characters: lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "vpc_id" {
  type        = string
  description = "ID of the VPC."
}

variable "network_id" {
  type        = string
  description = "Network ID of the subnet for databases."
}

variable "zones" {
  type        = list(string)
  description = "Two zones: the first holds the primary, the second the standby at creation."
  default     = ["eu-de-01", "eu-de-02"]

  validation {
    condition     = length(var.zones) == 2 && length(distinct(var.zones)) == 2
    error_message = "Exactly two different zones."
  }
}

variable "engine_version" {
  type        = string
  description = "Major version of PostgreSQL."
  default     = "17"

  validation {
    condition     = contains(["14", "15", "16", "17"], var.engine_version)
    error_message = "One of 14, 15, 16, 17."
  }
}

variable "flavor" {
  type        = string
  description = "Size of the instance; names for two zones end with .ha. List them with the data source opentelekomcloud_rds_flavors_v3."

  validation {
    condition     = can(regex("^rds\\.pg\\..+\\.ha$", var.flavor))
    error_message = "A PostgreSQL flavor that ends with .ha."
  }
}

variable "size_gib" {
  type        = number
  description = "Storage in GiB, a multiple of 10."
  default     = 100

  validation {
    condition     = var.size_gib >= 40 && var.size_gib <= 4000 && var.size_gib % 10 == 0
    error_message = "Between 40 and 4000 and a multiple of 10."
  }
}

variable "grow_to_gib" {
  type        = number
  description = "Upper limit of automatic growth in GiB; null switches it off. With growth on, set size_gib to the present storage or more before you apply."
  default     = null

  validation {
    condition     = var.grow_to_gib == null ? true : var.grow_to_gib >= 40 && var.grow_to_gib <= 4000 && var.grow_to_gib % 10 == 0
    error_message = "null, or between 40 and 4000 and a multiple of 10."
  }
}

variable "replication" {
  type        = string
  description = "sync loses no committed transaction on failover, async has the lower latency."
  default     = "sync"

  validation {
    condition     = contains(["sync", "async"], var.replication)
    error_message = "sync or async."
  }
}

variable "port" {
  type        = number
  description = "Port of the database."
  default     = 5432

  validation {
    condition     = var.port >= 2100 && var.port <= 9500
    error_message = "Between 2100 and 9500."
  }
}

variable "admin_password" {
  type        = string
  description = "Password of the user root. Set it as TF_VAR_admin_password; it is stored in the state, so rotate it afterwards."
  sensitive   = true

  validation {
    condition = can(regex("^[A-Za-z0-9~!@#%^*_=+?,()&$-]{12,32}$", var.admin_password)) && length([
      for kind in ["[A-Z]", "[a-z]", "[0-9]", "[^A-Za-z0-9]"] : kind if can(regex(kind, var.admin_password))
    ]) >= 3
    error_message = "12 to 32 characters of at least three kinds: upper case, lower case, digits, ~!@#$%^*-_=+?,()&."
  }
}

variable "client_cidrs" {
  type        = list(string)
  description = "Address ranges that may also connect: the container range of a CCE cluster with the VPC network model, whose pods keep their own address and are in no security group."
  default     = []

  validation {
    condition     = alltrue([for cidr in var.client_cidrs : can(cidrnetmask(cidr)) && tonumber(split("/", cidr)[1]) >= 12])
    error_message = "IPv4 ranges, none wider than /12."
  }
}

variable "backup_days" {
  type        = number
  description = "Days for which automated backups are kept; they end with the instance."
  default     = 14

  validation {
    condition     = var.backup_days >= 7 && var.backup_days <= 732
    error_message = "Between 7 and 732 days."
  }
}

variable "backup_window" {
  type        = string
  description = "Hour of the backup in UTC."
  default     = "01:00-02:00"

  validation {
    condition     = can(regex("^([01][0-9]|2[0-3]):(00|15|30|45)-([01][0-9]|2[0-3]):(00|15|30|45)$", var.backup_window))
    error_message = "Written like 01:00-02:00, one hour long, minutes 00, 15, 30 or 45."
  }
}

variable "parameters" {
  type        = map(string)
  description = "Settings of the engine that differ from the default of the parameter group."
  default = {
    log_min_duration_statement = "1000"
    log_connections            = "on"
    log_disconnections         = "on"
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
