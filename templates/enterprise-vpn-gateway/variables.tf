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

variable "vpc_id" {
  type        = string
  description = "ID of the VPC that is connected."
}

variable "connect_network_id" {
  type        = string
  description = "Network ID of a subnet for the gateway alone; /28 is enough."
}

variable "local_subnets" {
  type        = list(string)
  description = "Ranges of the VPC that the site may reach."

  validation {
    condition     = length(var.local_subnets) > 0 && alltrue([for cidr in var.local_subnets : can(cidrnetmask(cidr)) && cidr != "0.0.0.0/0"])
    error_message = "IPv4 ranges, not 0.0.0.0/0."
  }
}

variable "zones" {
  type        = list(string)
  description = "Two zones of the gateway."
  default     = ["eu-de-01", "eu-de-02"]

  validation {
    condition     = length(var.zones) == 2 && length(distinct(var.zones)) == 2
    error_message = "Exactly two different zones."
  }
}

variable "flavor" {
  type        = string
  description = "Size of the gateway."
  default     = "Professional1"

  validation {
    condition     = contains(["Basic", "Professional1", "Professional2"], var.flavor)
    error_message = "Basic, Professional1 or Professional2."
  }
}

variable "bandwidth" {
  type        = number
  description = "Bandwidth of each of the two public addresses in Mbit/s: up to 100 for Basic, 300 for Professional1."
  default     = 100

  validation {
    condition     = var.bandwidth >= 1 && var.bandwidth <= 300
    error_message = "Between 1 and 300 Mbit/s."
  }
}

variable "asn" {
  type        = number
  description = "BGP number of the gateway."
  default     = 64512
}

variable "site" {
  type = object({
    gateways = list(string)
    subnets  = list(string)
    asn      = optional(number, 65000)
    routing  = optional(string, "static")
    tunnels  = optional(list(object({ local = string, peer = string })), [])
  })
  description = "The other side: one or two public addresses, its ranges, and for bgp the inner tunnel addresses (one entry for each connection, from 169.254.0.0/16 without 169.254.195.0/24, with a /30 mask)."

  validation {
    condition     = length(var.site.gateways) >= 1 && length(var.site.gateways) <= 2
    error_message = "One or two gateways."
  }

  validation {
    condition     = contains(["static", "bgp"], var.site.routing)
    error_message = "static or bgp."
  }

  validation {
    condition     = length(var.site.subnets) > 0 && alltrue([for cidr in var.site.subnets : can(cidrnetmask(cidr)) && cidr != "0.0.0.0/0"])
    error_message = "At least one IPv4 range, not 0.0.0.0/0."
  }

  validation {
    condition     = var.site.routing == "static" || length(var.site.tunnels) == 2
    error_message = "bgp needs two entries in tunnels."
  }

  validation {
    condition = alltrue([
      for address in flatten([for tunnel in var.site.tunnels : [tunnel.local, tunnel.peer]]) :
      can(cidrnetmask(address)) && can(regex("^169\\.254\\..+/30$", address)) && !startswith(address, "169.254.195.")
    ])
    error_message = "Tunnel addresses are in 169.254.0.0/16 without 169.254.195.0/24, and end with /30."
  }
}

variable "pre_shared_key" {
  type        = string
  description = "Key of both tunnels, 24 to 128 characters of three kinds. Set as TF_VAR_pre_shared_key; it is stored in the state."
  sensitive   = true

  validation {
    condition = length(var.pre_shared_key) >= 24 && length(var.pre_shared_key) <= 128 && length([
      for kind in ["[A-Z]", "[a-z]", "[0-9]", "[^A-Za-z0-9]"] : kind if can(regex(kind, var.pre_shared_key))
    ]) >= 3
    error_message = "24 to 128 characters of at least three kinds: upper case, lower case, digits, special characters."
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
