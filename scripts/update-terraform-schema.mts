/*
 * Derives data/schemas/terraform-opentelekomcloud.json from the types of an npm package:
 *   npx tsx scripts/update-terraform-schema.mts [VERSION]
 * The package is generated from the schema of the provider. The script downloads it to a temporary
 * folder. Run the script when the guides use a newer provider.
 */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import type {TerraformBlock, TerraformSchema, TerraformType} from '../src/schemas/terraformSchema';

const packageName = '@cdktf/provider-opentelekomcloud';
const prefix = 'opentelekomcloud_';
const output = 'data/schemas/terraform-opentelekomcloud.json';

const folder = mkdtempSync(path.join(tmpdir(), 'terraform-schema-'));
execFileSync('npm', ['pack', '--silent', `${packageName}@${process.argv[2] ?? 'latest'}`], {
  cwd: folder,
});
const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
if (!archive) throw new Error(`npm pack wrote no archive for ${packageName}`);
execFileSync('tar', ['-xzf', archive], {cwd: folder});
const packageDir = path.join(folder, 'package');
const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
  version: string;
  license: string;
};

const schema: TerraformSchema = {
  provider: 'opentelekomcloud/opentelekomcloud',
  version: '',
  source: `npm ${packageName} ${manifest.version} (${manifest.license})`,
  configuration: {},
  resources: {},
  data: {},
};

for (const name of readdirSync(path.join(packageDir, 'lib')).sort()) {
  const file = path.join(packageDir, 'lib', name, 'index.d.ts');
  if (!existsSync(file)) continue;
  const text = readFileSync(file, 'utf8');
  const [, version, kind, type] =
    /opentelekomcloud\/(\d[\d.]*)\/docs(?:\/(resources|data-sources)\/(\w+))?#/.exec(text) ?? [];
  if (version === undefined) continue;
  schema.version = version;
  const program = readFileSync(file.replace(/\.d\.ts$/, '.js'), 'utf8');
  const block = {...readAttributes(program), ...readConfiguration(name, text)};
  if (type === undefined) schema.configuration = block;
  else (kind === 'resources' ? schema.resources : schema.data)[prefix + type] = block;
}
writeFileSync(output, `${JSON.stringify(schema)}\n`);
console.log(
  `${output}: provider ${schema.version}, ${Object.keys(schema.resources).length} resources, ${Object.keys(schema.data).length} data sources`,
);

/** The read-only attributes of the class of a resource. Each has a comment. */
function readAttributes(program: string): TerraformBlock {
  const [, body = ''] = program.split(
    /^class \w+ extends cdktf\.Terraform(?:Resource|DataSource) /m,
  );
  const names = body.matchAll(/\/\/ (\w+) - computed: true, optional: false, required: false/g);
  return Object.fromEntries([...names].map(([, attribute = '']) => [attribute, 0]));
}

/** The arguments of the interface `…Config` and, below it, of its nested blocks. */
function readConfiguration(name: string, text: string): TerraformBlock {
  const source = ts.createSourceFile(`${name}.d.ts`, text, ts.ScriptTarget.Latest, true);
  const interfaces = new Map<string, ts.InterfaceDeclaration>();
  source.forEachChild((node) => {
    if (ts.isInterfaceDeclaration(node)) interfaces.set(node.name.text, node);
  });
  const configuration = [...interfaces].find(([id]) => id.endsWith('Config'))?.[1];
  return configuration ? readBlock(configuration, interfaces) : {};
}

function readBlock(
  declaration: ts.InterfaceDeclaration,
  interfaces: ReadonlyMap<string, ts.InterfaceDeclaration>,
): TerraformBlock {
  const block: TerraformBlock = {};
  for (const member of declaration.members) {
    if (!ts.isPropertySignature(member)) continue;
    const comment = member.getFullText();
    // The comment ends with the name in Terraform: `#secondary_cidr VpcV1#secondary_cidr`.
    const argument = /#(\w+) \w+#\w+\}/.exec(comment)?.[1];
    if (argument === undefined) continue;
    const key = member.questionToken ? argument : `${argument}!`;
    const nested = /\* \w+ block\s/.test(comment)
      ? interfaces.get(/\b([A-Z]\w+)\b/.exec(member.type?.getText() ?? '')?.[1] ?? '')
      : undefined;
    block[key] = nested ? readBlock(nested, interfaces) : typeOf(member.type?.getText() ?? '');
  }
  return block;
}

function typeOf(text: string): TerraformType {
  if (text.startsWith('{')) return 'map';
  if (text.includes('[]')) return 'list';
  const [simple] = /^(?:string|number|boolean)\b/.exec(text) ?? [];
  if (simple === undefined) throw new Error(`expected a type of an argument, found ${text}`);
  return simple as TerraformType;
}
