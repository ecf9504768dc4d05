import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import type {SampleLanguage} from '../sampleLanguages';
import type {Sample, SampleChecker} from './types';

/** Matches a program in the text before a here-document, with the language that it reads. */
const readers: readonly [pattern: RegExp, language: SampleLanguage][] = [
  [/\bpsql\b/, 'sql'],
  [/\bpython3?\b/, 'python'],
  [/\bkubectl\b.* (?:apply|create|replace) (?:.* )?(?:-f|--filename)[ =]?-/, 'yaml'],
  [/[>/\w]\.json\b/, 'json'],
  [/(?:^|[\s/])(?:ba)?sh(?: -\w+)*\s*$/, 'bash'],
];

/** Options whose value is JSON if it begins like JSON: those of curl and `kubectl patch`. */
const jsonOption = /^(?:-[dp]|--data(?:-raw|-binary)?|--json|--patch)$/;

/** Options whose value is a text of the language that the program reads. */
const textOption = /^(?:-\w*c|--command)$/;

/**
 * Samples inside a bash script: here-documents in a known language, JSON behind options, and
 * commands for psql and Python. The shell expands nothing in them.
 */
export function samplesInScript(sample: Sample, parser: Parser): Sample[] {
  const tree = parser.parse(`${sample.text}\n`);
  const root = tree?.rootNode;
  const values = (root?.descendantsOfType(['raw_string', 'string']) ?? []).flatMap((node) => {
    if (node?.type === 'string' && /[$`\\]/.test(node.text)) return [];
    const text = node?.text.slice(1, -1) ?? '';
    const option = node?.previousNamedSibling?.text ?? '';
    const program = node?.parent?.type === 'command' ? node.parent.namedChild(0)?.text : undefined;
    const language =
      /^\s*[{[]/.test(text) && jsonOption.test(option)
        ? 'json'
        : textOption.test(option) && readers.find(([pattern]) => pattern.test(program ?? ''))?.[1];
    return language && language !== 'bash'
      ? [embed(sample, language, text, node?.startPosition.row ?? 0)]
      : [];
  });
  const bodies = root?.descendantsOfType('heredoc_body') ?? [];
  const documents = bodies.flatMap((body) => {
    const redirect = body?.parent;
    const statement = redirect?.parent;
    if (!redirect || !statement || expands(body)) return [];
    const [command = ''] =
      /(?:\\\n|.)*$/.exec(sample.text.slice(statement.startIndex, redirect.startIndex)) ?? [];
    const language = readers.find(([pattern]) => pattern.test(command))?.[1];
    return language ? [embed(sample, language, body.text, body.startPosition.row)] : [];
  });
  tree?.delete();
  return [...values, ...documents];
}

/** True if the shell replaces something in a here-document. */
function expands(body: Node): boolean {
  return body.namedChildren.some((child) => child && child.type !== 'heredoc_content');
}

/** A text inside a sample as a separate sample. Its lines are those of the outer sample. */
export function embed(sample: Sample, language: SampleLanguage, text: string, row: number): Sample {
  return {...sample, language, text: '\n'.repeat(row) + text.trimEnd()};
}

/** Adds the findings of samples inside samples to those of a checker. */
export function withEmbedded(
  checker: SampleChecker,
  embeddedIn: (sample: Sample) => Promise<Sample[]>,
  checkers: readonly SampleChecker[],
): SampleChecker {
  return {
    ...checker,
    fingerprint: JSON.stringify(
      [checker, ...checkers].map(({tools, fingerprint}) => [tools, fingerprint]),
    ),
    async check(samples) {
      const found = await checker.check(samples);
      const embedded = await Promise.all(samples.map(embeddedIn));
      const add = async (inner: SampleChecker): Promise<void> => {
        const parts = embedded.flatMap((own, outer) =>
          own
            .filter(({language}) => inner.languages.includes(language))
            .map((sample) => ({sample, outer})),
        );
        if (parts.length === 0 || inner.tools.length === 0) return;
        const results = await inner.check(parts.map(({sample}) => sample));
        parts.forEach(({outer}, index) => found[outer]?.push(...(results[index] ?? [])));
      };
      for (const inner of checkers) await add(inner);
      return found;
    },
  };
}
