import type {Service} from '../../schemas/service';

export interface Term {
  /** What is found, in any spelling, wherever it stands in a text. */
  pattern: RegExp;
  /** The one spelling; undefined for a word that is left out. */
  use: string | undefined;
}

/** Products whose names are often written in another way. */
const products = ['Kubernetes', 'Terraform', 'OpenStack', 'PostgreSQL', 'MySQL', 'GitHub', 'OpenTelemetry', 'JavaScript', 'TypeScript', 'OpenSearch', 'ClickHouse', 'JupyterHub', 'WordPress', 'OpenVPN', 'Nextcloud']; // prettier-ignore

/** Words of advertising and filler, which the style guide rules out. */
const ruledOut = ['seamless', 'seamlessly', 'effortless', 'effortlessly', 'cutting-edge', 'world-class', 'game-changing', 'leverage', 'leverages', 'leveraging', 'simply', 'powerful']; // prettier-ignore

/** The terms of the site: the catalogue's service names, product names, and words that are left out. */
export function siteTerms(services: readonly Service[]): Term[] {
  return [
    ...services.filter(({name}) => name.includes(' ')).map(({name}) => term(name)),
    ...products.map((name) => ({pattern: wholeWord(name), use: name})),
    ...ruledOut.map((word) => ({pattern: wholeWord(word), use: undefined})),
  ];
}

/** A name of several words: the generic lower-case phrase is prose ("a load balancer"), so only capitalised spellings are held to it. */
function term(name: string): Term {
  const words = name.split(' ').map((word) => escape(word));
  return {pattern: new RegExp(`(?<![\\w-])${words.map((word) => capitalised(word)).join('[ -]')}(?![\\w-])`, 'g'), use: name};
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
