import {describe, expect, it} from 'vitest';
import {terraformInterface} from '../../../../../src/plugins/catalogue/templates/terraformInterface';

/** This folder has no lockfile, so the cache is disabled. */
const siteDir = '/no such folder';

describe('terraformInterface', () => {
  it('reads name, type, default and meaning in the order of the files', async () => {
    const variables = `
      variable "zone" {
        type        = string
        description = "Where it stands."
      }
      variable "ports" {
        type = map(object({
          from = number
          to   = optional(number, 1)
        }))
        description = "What is open."
        default     = {}
      }`;
    const outputs =
      'output "address" {\n  description = "The way in."\n  value = 1\n  sensitive = true\n}';
    expect(await terraformInterface({variables, outputs}, siteDir)).toEqual({
      inputs: [
        {
          name: 'zone',
          type: 'string',
          required: true,
          defaultValue: '',
          description: 'Where it stands.',
        },
        {
          name: 'ports',
          type: 'map(object({from = number, to = optional(number, 1)}))',
          required: false,
          defaultValue: '{}',
          description: 'What is open.',
        },
      ],
      outputs: [{name: 'address', description: 'The way in.', sensitive: true}],
    });
  });

  it('returns nothing for a template of another tool', async () => {
    expect(await terraformInterface({variables: '', outputs: ''}, siteDir)).toEqual({
      inputs: [],
      outputs: [],
    });
  });
});
