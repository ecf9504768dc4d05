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
  description = "Name of the cluster."

  validation {
    condition     = can(regex("^[a-z][a-z0-9-]{2,30}$", var.name))
    error_message = "3 to 31 characters: lower-case letters, digits and hyphens, beginning with a letter."
  }
}

variable "vpc_id" {
  type        = string
  description = "ID of the VPC of the cluster."
}

variable "network_id" {
  type        = string
  description = "Network ID of the subnet for the nodes."
}

variable "cluster_version" {
  type        = string
  description = "Kubernetes version; check its end of service before you choose."
  default     = "v1.33"

  validation {
    condition     = can(regex("^v1\\.[0-9]{2}$", var.cluster_version))
    error_message = "Written like v1.33."
  }
}

variable "flavor" {
  type        = string
  description = "Size of the control plane. cce.s2.* has three masters; the number of nodes is limited by the size."
  default     = "cce.s2.small"

  validation {
    condition     = contains(["cce.s2.small", "cce.s2.medium", "cce.s2.large", "cce.s2.xlarge"], var.flavor)
    error_message = "One of cce.s2.small (50 nodes), cce.s2.medium (200), cce.s2.large (1000), cce.s2.xlarge (2000)."
  }
}

variable "container_cidr" {
  type        = string
  description = "Address range of pods; must not overlap with VPC, peers and sites. Decides how many nodes fit; cannot be changed."
  default     = "10.128.0.0/16"

  validation {
    condition     = can(cidrnetmask(var.container_cidr))
    error_message = "An IPv4 range such as 10.128.0.0/16."
  }
}

variable "service_cidr" {
  type        = string
  description = "Address range of Kubernetes Services; must not overlap with any other range. Cannot be changed."
  default     = "10.247.0.0/16"

  validation {
    condition     = can(cidrnetmask(var.service_cidr))
    error_message = "An IPv4 range such as 10.247.0.0/16."
  }
}

variable "api_trustlist" {
  type        = list(string)
  description = "Private ranges that may reach the Kubernetes API. Include the ranges of nodes and pods. An empty list leaves the API open inside the VPC; there is no public endpoint in either case."
  default     = []

  validation {
    condition     = !contains(var.api_trustlist, "0.0.0.0/0")
    error_message = "0.0.0.0/0 is no restriction; leave the list empty or name ranges."
  }
}

variable "key_pair" {
  type        = string
  description = "Name of an existing SSH key pair for the nodes; its private key stays with the platform team."
}

variable "node_pools" {
  type = map(object({
    flavor    = string
    zone      = optional(string, "random")
    nodes     = optional(number, 1)
    root_gib  = optional(number, 50)
    data_gib  = optional(number, 100)
    disk_type = optional(string, "SSD")
    max_pods  = optional(number, 64)
    autoscale = optional(object({ min = number, max = number }))
    labels    = optional(map(string), {})
    taints    = optional(list(object({ key = string, value = string, effect = string })), [])
  }))
  description = "Node pools by name. One pool for each zone keeps volumes and scaling predictable. autoscale needs the Cluster Autoscaler add-on. Set nodes to the present number before every change of a pool."

  validation {
    condition     = alltrue([for pool in var.node_pools : pool.data_gib >= 100 && pool.root_gib >= 40])
    error_message = "System disk at least 40 GiB, data disk at least 100 GiB."
  }

  validation {
    condition     = alltrue([for pool in var.node_pools : pool.autoscale == null ? true : pool.autoscale.min <= pool.nodes && pool.nodes <= pool.autoscale.max])
    error_message = "nodes must lie between autoscale.min and autoscale.max."
  }
}

variable "node_os" {
  type        = string
  description = "Operating system of the nodes."
  default     = "HCE OS 2.0"

  validation {
    condition     = contains(["HCE OS 2.0", "Ubuntu 22.04"], var.node_os)
    error_message = "HCE OS 2.0 or Ubuntu 22.04."
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
