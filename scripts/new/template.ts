import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {dayOf} from '../../src/lib/dayOf';
import {ChoiceError, slugOf, type Answers, type Made} from './answers';

/**
 * Creates a Terraform template with a README, validated inputs and outputs. It also adds the
 * template to data/templates.yml.
 */
export async function newTemplate(siteDir: string, answers: Answers): Promise<Made> {
  const title = await answers.title();
  const id = slugOf(title);
  const folder = `templates/${id}`;
  if (existsSync(path.join(siteDir, folder)))
    throw new ChoiceError(`${folder} exists already: choose another title`);
  await mkdir(path.join(siteDir, folder), {recursive: true});
  const files = Object.entries(skeleton(title)).map(([name, text]) => ({
    file: `${folder}/${name}`,
    text,
  }));
  await Promise.all(files.map(async ({file, text}) => writeFile(path.join(siteDir, file), text)));

  const listFile = 'data/templates.yml';
  const list = (await readFile(path.join(siteDir, listFile), 'utf8')).trimEnd();
  await writeFile(path.join(siteDir, listFile), `${list}\n${entry(id, title)}`);
  return {
    files: [...files.map(({file}) => file), listFile],
    next: [
      'Write the resources in main.tf and describe them in README.md.',
      'npm run check',
      'npm start, and look at /templates.',
    ],
  };
}

function skeleton(title: string): Record<string, string> {
  return {
    'README.md': `# ${title}\n\nWhat it makes, when to use it, how to run it, how to verify it, how to destroy it, and the resources it needs.\n`,
    'versions.tf': `terraform {\n  required_version = ">= 1.6.0"\n\n  required_providers {\n    opentelekomcloud = {\n      source  = "opentelekomcloud/opentelekomcloud"\n      version = ">= 1.36.54, < 2.0.0"\n    }\n  }\n}\n`,
    'variables.tf': `variable "prefix" {\n  type        = string\n  description = "Prefix of the names of all resources."\n\n  validation {\n    condition     = can(regex("^[a-z][a-z0-9-]{1,20}$", var.prefix))\n    error_message = "The prefix has 2 to 21 lower-case letters, digits and hyphens, and begins with a letter."\n  }\n}\n`,
    'main.tf': `resource "opentelekomcloud_vpc_v1" "this" {\n  name = "\${var.prefix}-vpc"\n  cidr = "10.10.0.0/16"\n}\n`,
    'outputs.tf': `output "vpc_id" {\n  description = "ID of the VPC."\n  value       = opentelekomcloud_vpc_v1.this.id\n}\n`,
    'example.tfvars': `prefix = "demo"\n`,
  };
}

function entry(id: string, title: string): string {
  return `  - id: ${id}
    title: ${JSON.stringify(title)}
    description: One sentence that says what the template makes and when one uses it, for cards and search.
    tool: terraform
    services: [virtual-private-cloud]
    use_cases: [networking]
    tags: [terraform]
    guides: []
    resources:
      - {kind: VPC, count: 1}
    reviewed: ${dayOf(Date.now())}
    sources:
      - title: Terraform provider documentation
        url: https://registry.terraform.io/providers/opentelekomcloud/opentelekomcloud/latest/docs
`;
}
