import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Template} from '../schemas/template';
import {parseReadme} from './markdown';

export interface SourceFile {
  /** Path in the folder of the template, with forward slashes. */
  path: string;
  text: string;
}

export interface ReadTemplate {
  template: Template;
  /** The README is the first file. The order of the others follows their use. */
  files: SourceFile[];
  /** Syntax tree of the README. Do not change it. */
  readme: Root;
}

const order = ['README.md', 'main.tf', 'playbook.yml', 'install.sh', 'variables.tf', 'outputs.tf'];

/**
 * Files that Terraform and Ansible create when somebody tries a template. `.gitignore` lists them
 * too.
 */
const leftBehind =
  /(^|\/)(\.terraform\/.*|[^/]*\.tfstate(\.[^/]*)?|terraform\.tfvars|inventory\.yml|[^/]*\.(ovpn|key|pem))$/;

/** Reads the folder of a template. Content checks report a missing folder or README. */
export async function readTemplate(siteDir: string, template: Template): Promise<ReadTemplate> {
  const folder = path.join(siteDir, 'templates', template.id);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((name) => !leftBehind.test(name));
  names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'));
  const files = await Promise.all(
    names.map(async (name) => ({
      path: name,
      text: await readFile(path.join(folder, name), 'utf8'),
    })),
  );
  const readme = files.find((file) => file.path === 'README.md')?.text ?? '';
  return {template, files, readme: parseReadme(readme)};
}

function rank(name: string): number {
  const index = order.indexOf(name);
  return index === -1 ? order.length : index;
}
