resource "opentelekomcloud_kms_key_v1" "nodes" {
  key_alias         = "${var.name}-nodes"
  key_description   = "Disks of the nodes of ${var.name}"
  pending_days      = "30"
  rotation_enabled  = true
  rotation_interval = 365
  tags              = var.tags
}

resource "opentelekomcloud_cce_cluster_v3" "this" {
  name                    = var.name
  description             = "Managed by Terraform"
  cluster_type            = "VirtualMachine"
  cluster_version         = var.cluster_version
  flavor_id               = var.flavor
  multi_az                = true
  vpc_id                  = var.vpc_id
  subnet_id               = var.network_id
  container_network_type  = "vpc-router"
  container_network_cidr  = var.container_cidr
  kubernetes_svc_ip_range = var.service_cidr
  api_access_trustlist    = length(var.api_trustlist) > 0 ? var.api_trustlist : null
  authentication_mode     = "rbac"
  kube_proxy_mode         = "iptables"

  # No certificates and keys in the state: fetch the kubeconfig when it is needed.
  ignore_certificate_clusters_data = true
  ignore_certificate_users_data    = true

  timeouts {
    create = "60m"
    delete = "60m"
  }

  lifecycle {
    # Another range or network replaces the cluster with everything in it.
    prevent_destroy = true
    # Upgrades and a larger size happen in the console. Another value here can replace the cluster.
    ignore_changes = [cluster_version, flavor_id]
  }
}

locals {
  # Pods must not read metadata and user data of their node. OUTPUT is the chain for the VPC network, FORWARD for the tunnel network.
  block_metadata = "iptables -I OUTPUT -s ${var.container_cidr} -d 169.254.169.254 -j REJECT"
}

resource "opentelekomcloud_cce_node_pool_v3" "this" {
  for_each           = var.node_pools
  cluster_id         = opentelekomcloud_cce_cluster_v3.this.id
  name               = each.key
  os                 = var.node_os
  flavor             = each.value.flavor
  availability_zone  = each.value.zone
  key_pair           = var.key_pair
  runtime            = "containerd"
  initial_node_count = each.value.nodes
  max_pods           = each.value.max_pods
  scale_enable       = each.value.autoscale != null
  min_node_count     = each.value.autoscale == null ? each.value.nodes : each.value.autoscale.min
  max_node_count     = each.value.autoscale == null ? each.value.nodes : each.value.autoscale.max
  k8s_tags           = each.value.labels
  user_tags          = var.tags

  postinstall = base64encode(<<-EOT
    ${local.block_metadata}
    [ -e /etc/rc.local ] || printf '#!/bin/sh\n' > /etc/rc.local
    echo '${local.block_metadata}' >> /etc/rc.local
    chmod +x /etc/rc.local
  EOT
  )

  root_volume {
    size       = each.value.root_gib
    volumetype = each.value.disk_type
    kms_id     = opentelekomcloud_kms_key_v1.nodes.id
  }

  data_volumes {
    size       = each.value.data_gib
    volumetype = each.value.disk_type
    kms_id     = opentelekomcloud_kms_key_v1.nodes.id
  }

  dynamic "taints" {
    for_each = each.value.taints
    content {
      key    = taints.value.key
      value  = taints.value.value
      effect = taints.value.effect
    }
  }

  lifecycle {
    # The autoscaler changes the number of nodes; without it, change "nodes" and remove this line for one run.
    ignore_changes = [initial_node_count]
  }
}
