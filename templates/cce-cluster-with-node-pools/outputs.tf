output "cluster_id" {
  description = "ID of the cluster."
  value       = opentelekomcloud_cce_cluster_v3.this.id
}

output "api_endpoint" {
  description = "Private address of the Kubernetes API."
  value       = opentelekomcloud_cce_cluster_v3.this.internal
}

output "node_security_group_id" {
  description = "Security group of the nodes, for example as the source of NFS mounts. Pods are not members of it: see container_cidr."
  value       = opentelekomcloud_cce_cluster_v3.this.security_group_node
}

output "container_cidr" {
  description = "Range of the pods. Packets to private addresses keep it as their source, so rules of databases and caches name it."
  value       = var.container_cidr
}

output "node_key_id" {
  description = "Key that encrypts the disks of the nodes."
  value       = opentelekomcloud_kms_key_v1.nodes.id
}

output "node_pool_ids" {
  description = "IDs of the node pools by name."
  value       = { for name, pool in opentelekomcloud_cce_node_pool_v3.this : name => pool.id }
}
