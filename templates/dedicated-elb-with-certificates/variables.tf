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
  description = "ID of the VPC of the load balancer."
}

variable "network_id" {
  type        = string
  description = "Network ID of the subnet that holds the private addresses of the load balancer."
}

variable "backend_subnet_id" {
  type        = string
  description = "Subnet ID (not network ID) in which the backends live."
}

variable "zones" {
  type        = list(string)
  description = "Zones of the load balancer; two or three for availability."
  default     = ["eu-de-01", "eu-de-02"]

  validation {
    condition     = length(distinct(var.zones)) >= 2
    error_message = "At least two different zones."
  }
}

variable "l7_flavor" {
  type        = string
  description = "Name of the application flavor; list them with the ELB API or the console."
  default     = "L7_flavor.elb.s1.small"

  validation {
    condition     = startswith(var.l7_flavor, "L7_flavor.elb.")
    error_message = "A name that begins with L7_flavor.elb."
  }
}

variable "public" {
  type = object({
    enabled   = bool
    bandwidth = optional(number, 100)
  })
  description = "Public address; leave it off for internal services."
  default     = { enabled = false }
}

variable "allowed_cidrs" {
  type        = list(string)
  description = "Networks that may reach the listeners. An empty list admits everybody, which suits a public website only."
  default     = []

  validation {
    condition     = alltrue([for cidr in var.allowed_cidrs : can(cidrnetmask(cidr)) && cidr != "0.0.0.0/0"])
    error_message = "IPv4 ranges; leave the list empty instead of 0.0.0.0/0."
  }
}

variable "certificates" {
  type = map(object({
    domain      = string
    certificate = string
  }))
  description = "Server certificates in PEM form with their chain, by name. The entry named default answers clients without a server name."

  validation {
    condition     = contains(keys(var.certificates), "default")
    error_message = "An entry named default is needed."
  }
}

variable "private_keys" {
  type        = map(string)
  description = "Private keys in PEM form by the names of certificates. Set as TF_VAR_private_keys; they are stored in the state."
  sensitive   = true
}

variable "tls_policy" {
  type        = string
  description = "TLS versions and ciphers of the HTTPS listener."
  default     = "tls-1-2-fs-with-1-3"

  validation {
    condition     = contains(["tls-1-2-strict", "tls-1-2-fs", "tls-1-2-fs-with-1-3", "tls-1-2-strict-no-cbc"], var.tls_policy)
    error_message = "One of tls-1-2-strict, tls-1-2-fs, tls-1-2-fs-with-1-3, tls-1-2-strict-no-cbc."
  }
}

variable "backends" {
  type        = map(string)
  description = "Private addresses of the backends by name."

  validation {
    condition     = alltrue([for address in var.backends : can(cidrnetmask("${address}/32"))])
    error_message = "IPv4 addresses."
  }
}

variable "backend_port" {
  type        = number
  description = "Port of the backends."
  default     = 8080
}

variable "backend_protocol" {
  type        = string
  description = "Protocol between load balancer and backends."
  default     = "HTTP"

  validation {
    condition     = contains(["HTTP", "HTTPS"], var.backend_protocol)
    error_message = "HTTP or HTTPS."
  }
}

variable "health_path" {
  type        = string
  description = "Path that answers 200 when a backend can serve users."
  default     = "/healthz"

  validation {
    condition     = startswith(var.health_path, "/")
    error_message = "Begins with a slash."
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
