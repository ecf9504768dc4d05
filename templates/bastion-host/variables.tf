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
  description = "ID of the VPC."
}

variable "network_id" {
  type        = string
  description = "Network ID of the subnet for the bastion host."
}

variable "zone" {
  type        = string
  description = "Availability zone."
  default     = "eu-de-01"
}

variable "admin_cidrs" {
  type        = list(string)
  description = "Networks of the administrators; nothing else reaches the SSH port."

  validation {
    condition     = length(var.admin_cidrs) > 0 && alltrue([for cidr in var.admin_cidrs : can(cidrnetmask(cidr)) && tonumber(split("/", cidr)[1]) >= 20])
    error_message = "At least one IPv4 range, none wider than /20."
  }
}

variable "ssh_public_key" {
  type        = string
  description = "Public key in OpenSSH form; the private key never leaves the administrator's machine."

  validation {
    condition     = can(regex("^(ssh-ed25519|ecdsa-sha2-nistp(256|384|521)|ssh-rsa) ", var.ssh_public_key))
    error_message = "Begins with ssh-ed25519, ecdsa-sha2-nistp... or ssh-rsa."
  }
}

variable "image_name" {
  type        = string
  description = "Name of a public Linux image with cloud-init; list them with: openstack image list --public."
}

variable "flavor" {
  type        = string
  description = "Size of the server."
  default     = "s3.medium.2"
}

variable "disk_gib" {
  type        = number
  description = "System disk in GiB."
  default     = 20
}

variable "target_groups" {
  type        = map(string)
  description = "IDs of the security groups of the servers that the bastion host may reach by SSH, by name."
  default     = {}
}

variable "bandwidth" {
  type        = number
  description = "Bandwidth of the public address in Mbit/s."
  default     = 5

  validation {
    condition     = var.bandwidth >= 1 && var.bandwidth <= 300
    error_message = "Between 1 and 300 Mbit/s."
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
