output "public_address" {
  description = "Public address for ssh -J."
  value       = opentelekomcloud_vpc_eip_v1.this.publicip[0].ip_address
}

output "private_address" {
  description = "Private address of the bastion host."
  value       = opentelekomcloud_ecs_instance_v1.this.nics[0].ip_address
}

output "security_group_id" {
  description = "Security group of the bastion host, as a source for further rules."
  value       = opentelekomcloud_networking_secgroup_v2.this.id
}
