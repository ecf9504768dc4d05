import {prose} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {paragraphsOf} from '../../../content/paragraphs';
import type {Service} from '../../../schemas/service';

interface Term {
  /** Matches all spellings anywhere in a text. */
  pattern: RegExp;
  /** The correct spelling; undefined for a forbidden word. */
  use: string | undefined;
}

/** Products with names that are often misspelt. */
const products = ['Kubernetes', 'Terraform', 'OpenStack', 'PostgreSQL', 'MySQL', 'GitHub', 'OpenTelemetry', 'JavaScript', 'TypeScript', 'OpenSearch', 'ClickHouse', 'JupyterHub', 'WordPress', 'OpenVPN', 'Nextcloud']; // prettier-ignore

/** Words of advertising and filler words, which the style guide forbids. */
const ruledOut = ['seamless', 'seamlessly', 'effortless', 'effortlessly', 'cutting-edge', 'world-class', 'game-changing', 'leverage', 'leverages', 'leveraging', 'simply', 'powerful', 'please note', 'obviously', 'basically', 'best-in-class', 'state-of-the-art', 'robust']; // prettier-ignore

/** Names have one spelling, and words of advertising are forbidden. */
export const terms: Rule = {
  name: 'terms',
  finds: 'another spelling of a service or product, or a word of advertising',
  fix: 'write the proposed spelling, or remove the word',
  wrong: {
    'another spelling of a product after the right one': prose('Kubernetes and kubernetes.'),
    'another spelling of a service': prose(
      'The Virtual Private cloud and the Virtual PRIVATE CLOUD overlap.',
    ),
    'a word of advertising': prose('The ranges overlap seamlessly.'),
  },
  right: {'a service as an ordinary phrase': prose('A virtual private cloud overlaps.')},
  findInPage: ({tree}, {services}) => {
    const terms = siteTerms(services);
    return paragraphsOf(tree()).flatMap(({text, line}) =>
      terms.flatMap(({pattern, use}) => {
        const found = text.match(pattern)?.find((spelling) => spelling !== use);
        if (found === undefined) return [];
        const fix = use ? `write "${use}"` : 'leave it out';
        return [{line, message: `"${found}" is not the spelling of this site`, fix}];
      }),
    );
  },
};

const known = new WeakMap<readonly Service[], Term[]>();

function siteTerms(services: readonly Service[]): Term[] {
  const all = known.get(services) ?? [
    ...services.filter(({name}) => name.includes(' ')).map(({name}) => term(name)),
    ...products.map((name) => ({pattern: wholeWord(name), use: name})),
    ...ruledOut.map((word) => ({pattern: wholeWord(word), use: undefined})),
  ];
  known.set(services, all);
  return all;
}

/** A lower-case phrase is prose ("a load balancer"), so only capitalised spellings are checked. */
function term(name: string): Term {
  const words = name.split(' ').map((word) => capitalised(escape(word)));
  return {pattern: new RegExp(`(?<![\\w-])${words.join('[ -]')}(?![\\w-])`, 'g'), use: name};
}

function capitalised(word: string): string {
  const first = word.charAt(0);
  return /[A-Z]/.test(first) ? `${first}(?:${word.slice(1)}|${word.slice(1).toUpperCase()})` : word;
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\w./@-])${escape(word)}(?![\\w-]|\\.\\w)`, 'gi');
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
