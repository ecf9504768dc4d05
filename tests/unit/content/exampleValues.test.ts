import {expect, it} from 'vitest';
import {withVariables} from '../../../src/content/exampleValues';

const variables = {
  region: {default: 'eu-de'},
  zone: {default: 'eu-de-01'},
  prefix: {default: 'demo'},
} as never;

it.each([
  ['example.tfvars', 'a = "eu-de-01" # demo, eu-de_x', 'a = "@@zone@@" # demo, @@region@@_x'],
  ['example.tfvars', 'my-eu-de eu-de-011 eu-dead', 'my-eu-de eu-de-011 eu-dead'],
  ['main.tf', 'eu-de', 'eu-de'],
  ['main.tf', '  default     = "eu-de"', '  default     = "@@region@@"'],
  ['install.sh', '# REGION=eu-de\n  eu-de) exit', '# REGION=@@region@@\n  eu-de) exit'],
  ['README.md', 'eu-de\n```bash\neu-de\n```\n', 'eu-de\n```bash\n@@region@@\n```\n'],
])('finds the examples in %s: %s', (path, text, found) => {
  expect(withVariables({path, text}, variables)).toBe(found);
});
