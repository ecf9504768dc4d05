output "gateway_id" {
  description = "ID of the gateway."
  value       = opentelekomcloud_enterprise_vpn_gateway_v5.this.id
}

output "gateway_addresses" {
  description = "Public addresses of the gateway; the other side builds one tunnel to each."
  value       = { for name, address in opentelekomcloud_vpc_eip_v1.this : name => address.publicip[0].ip_address }
}

output "connections" {
  description = "State of the connections at the last refresh."
  value       = { for name, connection in opentelekomcloud_enterprise_vpn_connection_v5.this : name => connection.status }
}

output "proposal" {
  description = "Settings for the device of the other side."
  value = {
    ike   = "IKEv2, AES-256-GCM (16 byte tag), SHA2-512, DH group 20, 28800 s"
    ipsec = "ESP tunnel, AES-256-GCM (16 byte tag), PFS group 20, 3600 s"
  }
}
