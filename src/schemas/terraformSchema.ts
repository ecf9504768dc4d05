/** Argument to 1, or nested block to its arguments. A name that ends with `!` is required. */
export interface TerraformBlock {
  [argument: string]: 1 | TerraformBlock;
}

/** `data/schemas/terraform-*.json`, written by `scripts/update-terraform-schema.mts`. */
export interface TerraformSchema {
  /** Address in the Terraform Registry. */
  provider: string;
  version: string;
  /** What it was derived from, with version and licence. */
  source: string;
  /** Arguments of the `provider` block. */
  configuration: TerraformBlock;
  /** Type with its prefix to its arguments. */
  resources: Record<string, TerraformBlock>;
  data: Record<string, TerraformBlock>;
}
