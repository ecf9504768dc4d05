output "loadbalancer_id" {
  description = "ID of the load balancer, for alarms: dimension lbaas_instance_id."
  value       = opentelekomcloud_lb_loadbalancer_v3.this.id
}

output "private_address" {
  description = "Private address of the load balancer."
  value       = opentelekomcloud_lb_loadbalancer_v3.this.vip_address
}

output "public_address" {
  description = "Public address, empty for an internal load balancer."
  value       = one(opentelekomcloud_vpc_eip_v1.this[*].publicip[0].ip_address)
}

output "https_listener_id" {
  description = "ID of the HTTPS listener, for further forwarding rules."
  value       = opentelekomcloud_lb_listener_v3.https.id
}

output "certificate_expiry" {
  description = "End of each certificate; watch it."
  value       = { for name, certificate in opentelekomcloud_lb_certificate_v3.this : name => certificate.expire_time }
}
