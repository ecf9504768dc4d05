import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {readTemplate} from '../../../src/content/readTemplate';
import {templatesSchema} from '../../../src/schemas/template';
import {tempSite} from '../../tempSite';

const [template] = templatesSchema.parse({
  templates: [
    {
      id: 'bastion',
      title: 'A bastion',
      description: 'One hardened server for administrators, with nothing open beside its one port.',
      tool: 'terraform',
      services: ['elastic-cloud-server'],
      use_cases: ['security'],
      tags: [],
      guides: [],
      resources: [{kind: 'server', count: 1}],
      reviewed: '2026-11-21',
      sources: [{title: 'The provider', url: 'https://example.com/'}],
    },
  ],
}).templates;
if (!template) throw new Error('the schema gives the template back');

let siteDir: string;
beforeEach(() => {
  siteDir = tempSite();
});

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(siteDir, 'templates/bastion', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `# ${name}\n`);
  }
}

it('reads the README first, then the other files in the order of their use', async () => {
  write(
    'versions.tf',
    'outputs.tf',
    'main.tf',
    'README.md',
    '.gitignore',
    'roles/server/main.yml',
    'example.tfvars',
    'inventory.example.yml',
  );
  const {files} = await readTemplate(siteDir, template);
  expect(files.map((file) => file.path)).toEqual([
    'README.md',
    'main.tf',
    'outputs.tf',
    '.gitignore',
    'example.tfvars',
    'inventory.example.yml',
    'roles/server/main.yml',
    'versions.tf',
  ]);
});

it('omits files that the use of a template creates in its folder', async () => {
  write(
    'README.md',
    '.terraform/providers/provider',
    'terraform.tfstate',
    'terraform.tfstate.backup',
    'terraform.tfvars',
  );
  write('inventory.yml', 'client-base.ovpn', 'keys/server.key', 'ca.pem');
  const {files} = await readTemplate(siteDir, template);
  expect(files.map((file) => file.path)).toEqual(['README.md']);
});

it('returns no files without a folder', async () => {
  expect((await readTemplate(siteDir, template)).files).toEqual([]);
});
