resource "opentelekomcloud_kms_key_v1" "this" {
  key_alias         = var.bucket
  key_description   = "Objects of the bucket ${var.bucket}; without this key they are lost"
  pending_days      = "90"
  rotation_enabled  = true
  rotation_interval = 365
  tags              = var.tags
}

resource "opentelekomcloud_obs_bucket" "this" {
  bucket        = var.bucket
  acl           = "private"
  storage_class = "STANDARD"
  versioning    = true
  tags          = var.tags

  server_side_encryption {
    algorithm  = "kms"
    kms_key_id = opentelekomcloud_kms_key_v1.this.id
  }

  lifecycle_rule {
    name    = "age"
    enabled = true

    dynamic "transition" {
      for_each = var.warm_after_days == null ? [] : [var.warm_after_days]
      content {
        days          = transition.value
        storage_class = "WARM"
      }
    }

    dynamic "transition" {
      for_each = var.cold_after_days == null ? [] : [var.cold_after_days]
      content {
        days          = transition.value
        storage_class = "COLD"
      }
    }

    dynamic "expiration" {
      for_each = var.expire_after_days == null ? [] : [var.expire_after_days]
      content {
        days = expiration.value
      }
    }

    noncurrent_version_expiration {
      days = var.old_versions_days
    }

    abort_incomplete_multipart_upload {
      days = 7
    }
  }

  dynamic "logging" {
    for_each = var.log_bucket == null ? [] : [var.log_bucket]
    content {
      target_bucket = logging.value
      target_prefix = "${var.bucket}/"
    }
  }

  dynamic "worm_policy" {
    for_each = var.lock_days == null ? [] : [var.lock_days]
    content {
      days = worm_policy.value
    }
  }

  lifecycle {
    prevent_destroy = true

    precondition {
      condition     = var.cold_after_days == null || var.warm_after_days == null ? true : var.cold_after_days > var.warm_after_days
      error_message = "cold_after_days must be greater than warm_after_days."
    }

    precondition {
      condition     = var.expire_after_days == null ? true : var.expire_after_days > max(coalesce(var.warm_after_days, 0), coalesce(var.cold_after_days, 0))
      error_message = "expire_after_days must be greater than the days of the transitions."
    }
  }
}

locals {
  writers = distinct(concat(var.writers, var.deleters))
  readers = distinct(concat(var.readers, local.writers))
  statements = concat(
    [
      {
        Sid       = "refuse-plain-http"
        Effect    = "Deny"
        Principal = { ID = ["*"] }
        Action    = ["*"]
        Resource  = [var.bucket, "${var.bucket}/*"]
        Condition = { Bool = { SecureTransport = ["false"] } }
      },
    ],
    [
      for statement in [
        { Sid = "list", Principal = { ID = local.readers }, Action = ["ListBucket", "GetBucketLocation"], Resource = [var.bucket] },
        { Sid = "read", Principal = { ID = local.readers }, Action = ["GetObject", "GetObjectVersion"], Resource = ["${var.bucket}/*"] },
        { Sid = "list-uploads", Principal = { ID = local.writers }, Action = ["ListBucketMultipartUploads"], Resource = [var.bucket] },
        { Sid = "delete", Principal = { ID = var.deleters }, Action = ["DeleteObject"], Resource = ["${var.bucket}/*"] },
        { Sid = "write", Principal = { ID = local.writers }, Action = ["PutObject", "AbortMultipartUpload", "ListMultipartUploadParts"], Resource = ["${var.bucket}/*"] },
      ] : merge(statement, { Effect = "Allow" }) if length(statement.Principal.ID) > 0
    ],
  )
}

resource "opentelekomcloud_obs_bucket_policy" "this" {
  bucket = opentelekomcloud_obs_bucket.this.id
  policy = jsonencode({ Statement = local.statements })
}
