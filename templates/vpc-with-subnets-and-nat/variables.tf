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
  description = "Name prefix of all resources."

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,30}$", var.name))
    error_message = "3 to 31 characters: lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "vpc_cidr" {
  type        = string
  description = "Address range of the VPC; must not overlap with other VPCs or sites."

  validation {
    condition     = can(cidrnetmask(var.vpc_cidr)) && tonumber(split("/", var.vpc_cidr)[1]) >= 8 && tonumber(split("/", var.vpc_cidr)[1]) <= 24
    error_message = "An IPv4 range with a mask between /8 and /24."
  }
}

variable "subnets" {
  type = map(object({
    cidr     = string
    internet = optional(bool, false)
  }))
  description = "Subnets by purpose. A subnet with internet = true reaches the Internet through the NAT gateway; it is never reached from there."

  validation {
    condition     = length(var.subnets) > 0 && alltrue([for subnet in var.subnets : can(cidrnetmask(subnet.cidr)) && tonumber(split("/", subnet.cidr)[1]) <= 28])
    error_message = "At least one subnet, each an IPv4 range with a mask of /28 or larger."
  }
}

variable "nat_spec" {
  type        = string
  description = "Size of the NAT gateway: 0 micro, 1 small, 2 medium, 3 large, 4 extra large."
  default     = "1"

  validation {
    condition     = contains(["0", "1", "2", "3", "4"], var.nat_spec)
    error_message = "One of 0, 1, 2, 3, 4."
  }
}

variable "egress_bandwidth" {
  type        = number
  description = "Bandwidth of the public address of the NAT gateway in Mbit/s."
  default     = 100

  validation {
    condition     = var.egress_bandwidth >= 1 && var.egress_bandwidth <= 300
    error_message = "Between 1 and 300 Mbit/s."
  }
}

variable "flow_logs" {
  type        = bool
  description = "Records accepted and rejected connections in a log stream. Documented for servers of the families C3, M3 and S2; ten flow logs for each account and region."
  default     = false
}

variable "log_retention_days" {
  type        = number
  description = "Days for which flow logs are kept."
  default     = 30

  validation {
    condition     = var.log_retention_days >= 1 && var.log_retention_days <= 365
    error_message = "Between 1 and 365 days."
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
