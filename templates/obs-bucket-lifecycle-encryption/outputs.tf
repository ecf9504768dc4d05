output "bucket" {
  description = "Name of the bucket."
  value       = opentelekomcloud_obs_bucket.this.bucket
}

output "host" {
  description = "Host name of the bucket for S3 clients and browsers."
  value       = opentelekomcloud_obs_bucket.this.bucket_domain_name
}

output "endpoint" {
  description = "Endpoint for S3 clients."
  value       = "https://obs.${var.region}.otc.t-systems.com"
}

output "key_id" {
  description = "Key that encrypts new objects."
  value       = opentelekomcloud_kms_key_v1.this.id
}
