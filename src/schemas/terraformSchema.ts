export type TerraformType = 'string' | 'number' | 'boolean' | 'list' | 'map';

/**
 * The value of an argument is its type, that of a read-only attribute 0, and that of a nested block
 * its arguments. `!` at the end of a name marks a required one. Nested blocks have no attributes
 * here.
 */
export interface TerraformBlock {
  [name: string]: 0 | TerraformType | TerraformBlock;
}

/** `data/schemas/terraform-*.json`, written by `scripts/update-terraform-schema.mts`. */
export interface TerraformSchema {
  /** Address in the Terraform Registry. */
  provider: string;
  version: string;
  /** Its source, with version and licence. */
  source: string;
  /** Arguments of the `provider` block. */
  configuration: TerraformBlock;
  /** Arguments of each type, by the type with its prefix. */
  resources: Record<string, TerraformBlock>;
  data: Record<string, TerraformBlock>;
}

/**
 * `data/schemas/terraform-values.json`, written by `scripts/terraform-values.go`: what arguments
 * accept, by their path, such as `a|b` or `1..65535`. `~` at the start: case is ignored.
 */
export type AcceptedValues = Readonly<Record<string, string>>;
