output "vpc_id" {
  description = "ID of the VPC, called router in load balancer and NAT resources."
  value       = opentelekomcloud_vpc_v1.this.id
}

output "network_ids" {
  description = "Network ID of each subnet by purpose: for servers, clusters, databases and NAT."
  value       = { for purpose, subnet in opentelekomcloud_vpc_subnet_v1.this : purpose => subnet.network_id }
}

output "subnet_ids" {
  description = "Subnet ID of each subnet by purpose: for members of load balancers and clusters with Cloud Native Network 2.0."
  value       = { for purpose, subnet in opentelekomcloud_vpc_subnet_v1.this : purpose => subnet.subnet_id }
}

output "egress_address" {
  description = "Public source address of the subnets with internet = true; give it to partners for their firewalls."
  value       = one(opentelekomcloud_vpc_eip_v1.egress[*].publicip[0].ip_address)
}
