output "instance_id" {
  description = "ID of the instance, for alarms: dimension postgresql_cluster_id."
  value       = opentelekomcloud_rds_instance_v3.this.id
}

output "address" {
  description = "Private address that follows the primary."
  value       = opentelekomcloud_rds_instance_v3.this.private_ips[0]
}

output "port" {
  description = "Port of the database."
  value       = var.port
}

output "client_security_group_id" {
  description = "Security group for servers that connect, and for the nodes of clusters with the tunnel network."
  value       = opentelekomcloud_networking_secgroup_v2.client.id
}

output "key_id" {
  description = "Key that encrypts the storage."
  value       = opentelekomcloud_kms_key_v1.this.id
}
