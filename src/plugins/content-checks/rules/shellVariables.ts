import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {lineOf, nodesOf} from '../../../content/nodesOf';
import {slipOf} from '../../../lib/slipOf';

const set =
  /\b([A-Za-z_]\w*)\+?=|\bfor (\w+) in\b|\b(?:read|mapfile|readarray|declare|local|export|unset|printf -v)\b([^\n;|&<]*)/g;
const used = /\$\{?[#!]?([A-Za-z_]\w*)/g;
/** Programs of jq and awk have variables of their own. */
const quoted = /'[^']*'/g;
const exported = /\bexport ([A-Z]\w*)=/g;

/** Variables that programs read. */
const ofPrograms =
  'AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY AWS_REGION AWS_PROFILE AWS_REQUEST_CHECKSUM_CALCULATION AWS_RESPONSE_CHECKSUM_VALIDATION KUBECONFIG OS_AUTH_URL OS_CLOUD OS_DOMAIN_NAME OS_PASSWORD OS_PROJECT_ID OS_PROJECT_NAME OS_TOKEN OS_USERNAME OS_USER_DOMAIN_NAME PGDATABASE PGHOST PGPASSFILE PGPASSWORD PGSSLMODE PGSSLROOTCERT PGUSER VAULT_ADDR VAULT_CACERT VAULT_TOKEN'.split(
    ' ',
  );

/** Variables in commands are set. The shell replaces an unset variable by an empty text. */
export const shellVariables: Rule = {
  name: 'shell-variables',
  finds: 'a variable one letter away from one that the page sets or that a program reads',
  fix: 'write the name that the page sets',
  wrong: {
    'a name that no command sets': sample('BUCKET=demo\necho "$BUKCET $BUCKET"'),
    'a name that no program reads': sample('export AWS_SECRET_ACESS_KEY="$1"'),
    'a variable that Terraform does not declare': sample(
      'export TF_VAR_clinet=demo\n```\n\n```hcl\nvariable "client" {\n  type = string\n}\n\noutput "client" {\n  value = var.client\n}',
    ),
  },
  right: {'a name that another block sets': sample('BUCKET=demo\n```\n\n```bash\necho "$BUCKET"')},
  findInPage: ({tree}) => {
    const nodes = nodesOf(tree(), 'code');
    const text = nodes.map(({value}) => value).join('\n');
    const names = new Set(
      [...text.matchAll(set)].flatMap(([, assigned = '', each = '', list = '']) => [
        assigned,
        each,
        ...(list.match(/[A-Za-z_]\w*/g) ?? []),
      ]),
    );
    const inputs = [...text.matchAll(/^variable "(\w+)"/gm)].map(([, name]) => `TF_VAR_${name}`);
    return nodes.flatMap((node) =>
      node.lang !== 'bash'
        ? []
        : [
            ...[...withoutQuoted(node.value).matchAll(used)].map((match) => ({
              match,
              known: names,
            })),
            ...[...node.value.matchAll(exported)].map((match) => ({
              match,
              known: [...ofPrograms, ...inputs],
            })),
          ].flatMap(({match: {1: name = '', index}, known}) => {
            const guess = slipOf(name, known);
            if (guess === undefined) return [];
            const line = lineOf(node) + node.value.slice(0, index).split('\n').length;
            return [{line, message: `nothing sets or reads "${name}"`, fix: `write "${guess}"`}];
          }),
    );
  },
};

/** The text in which spaces replace all parts that the shell does not expand. */
function withoutQuoted(text: string): string {
  return text.replace(quoted, (part) => part.replace(/[^\n]/g, ' '));
}
