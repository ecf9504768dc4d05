import {readFileSync} from 'node:fs';
import {prose} from '../../../content/checks/examples';
import type {Content, Found, Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import type {Page} from '../../../content/page';
import {loadParser} from '../../../content/samples/checkers/treeSitter';
import {readCommandValidator} from '../../../content/samples/commands';
import {commandsOf} from '../../../content/samples/shellWords';
import {nearest} from '../../../lib/nearest';
import {slipOf} from '../../../lib/slipOf';
import type {TerraformSchema} from '../../../schemas/terraformSchema';

const {resources, data} = JSON.parse(
  readFileSync(
    new URL('../../../../data/schemas/terraform-opentelekomcloud.json', import.meta.url),
    'utf8',
  ),
) as TerraformSchema;
const types = [...Object.keys(resources), ...Object.keys(data)];

/** An option, or a file with the ending of a sample. */
const name = /^(?:--[a-z][a-z-]+|[\w-]+\.(?:tf|ya?ml|sh|json|py|sql|conf))$/;

/** Names in the sentences of a page are right too, because readers type them or search for them. */
export const inlineCode: Rule = {
  name: 'inline-code',
  finds:
    'a command, a resource type, an option or a file in a sentence that does not exist, or is one letter away',
  fix: 'write the name as its program or the sample has it',
  wrong: {
    'a command in a sentence': prose('Run `openstack server lst`.'),
    'a resource type in a sentence': prose('Use `opentelekomcloud_vpc_v11`.'),
    'an option one letter away': prose('Leave `--os-region-nam` out.'),
  },
  right: {
    'parts of a command': prose('Run `kubectl get …`, and read `opentelekomcloud_vpc_v1.this`.'),
  },
  find: async ({pages}: Content) => {
    const commands = await readCommandValidator();
    const parser = await loadParser('bash');
    return pages.flatMap((page) =>
      nodesOf(page.tree(), 'inlineCode').flatMap((node): Found[] => {
        const at = {file: page.file, line: lineOf(node)};
        const message = unknownType(node.value) ?? misspelt(node.value, page);
        if (message !== undefined) return [{...at, message}];
        const [found] = /^[a-z][\w-]+ [\w-]/.test(node.value)
          ? commands.validate(commandsOf(node.value, parser))
          : [];
        return found ? [{...at, message: found.message}] : [];
      }),
    );
  },
};

function unknownType(text: string): string | undefined {
  // Metrics of the exporter begin with the same word, and then with sys.
  const [type] = /^opentelekomcloud_(?!sys_)\w+(?=$|\.)/.exec(text) ?? [];
  if (type === undefined || types.includes(type)) return undefined;
  const guess = nearest(type, types);
  return `the provider has no "${type}"${guess === undefined ? '' : `: did you mean "${guess}"?`}`;
}

/** Only names that occur once on the page, because a second mention confirms the first. */
function misspelt(text: string, {body}: Page): string | undefined {
  if (!name.test(text)) return undefined;
  const all = body.match(/(?<![\w-])(?:--[a-z][a-z-]+|[\w-]+\.[a-z]{2,4})(?![\w-])/g) ?? [];
  const others = all.filter((one) => one !== text);
  const guess = all.length - others.length > 1 ? undefined : slipOf(text, others);
  return guess && `"${text}" is not on this page, but "${guess}"`;
}
