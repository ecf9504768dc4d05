import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type * as TreeSitter from '@vscode/tree-sitter-wasm';
import type {Node, Parser} from '@vscode/tree-sitter-wasm';
import type {SampleLanguage} from '../../sampleLanguages';
import {packageFolder, packageTool, requirePackage} from '../packageTool';
import type {Finding, SampleChecker} from '../types';
import {plainPowershell} from './plainPowershell';

const packageName = '@vscode/tree-sitter-wasm';

/** Grammar of the package for each language of a fence. */
const grammars = {
  ini: 'ini',
  javascript: 'javascript',
  powershell: 'powershell',
  python: 'python',
} as const satisfies Partial<Record<SampleLanguage, string>>;

/**
 * Finds syntax errors with the grammars that VS Code ships as WebAssembly. Results are the same on
 * every machine, because no interpreter is needed.
 */
export function treeSitterChecker(): SampleChecker {
  return {
    languages: Object.keys(grammars) as (keyof typeof grammars)[],
    tools: [{...packageTool(packageName), name: 'tree-sitter'}],
    fingerprint: '3',
    check: (samples) =>
      Promise.all(
        samples.map(async ({language, text}) => {
          const parser = await loadParser(grammars[language as keyof typeof grammars]);
          // The grammar of ini files needs a line break at the end of each line.
          const source = language === 'powershell' ? plainPowershell(text) : text;
          const tree = parser.parse(source.endsWith('\n') ? source : `${source}\n`);
          const findings = tree ? syntaxErrors(tree.rootNode) : [];
          tree?.delete();
          return findings;
        }),
      ),
  };
}

/**
 * Starts tree-sitter once for all parsers. A second start would create another memory without the
 * loaded grammars ("Incompatible language version 0").
 */
let started: Promise<void> | undefined;

const parsers = new Map<string, Promise<Parser>>();

/** The parser of a grammar of the package. It is started once. */
export function loadParser(grammar: string): Promise<Parser> {
  const parser = parsers.get(grammar) ?? startParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

async function startParser(grammar: string): Promise<Parser> {
  const treeSitter = requirePackage(packageName) as typeof TreeSitter;
  await (started ??= treeSitter.Parser.init());
  const wasm = await readFile(
    path.join(packageFolder(packageName), 'wasm', `tree-sitter-${grammar}.wasm`),
  );
  const parser = new treeSitter.Parser();
  parser.setLanguage(await treeSitter.Language.load(wasm));
  return parser;
}

function syntaxErrors(node: Node): Finding[] {
  if (!node.hasError) return [];
  const line = node.startPosition.row + 1;
  if (node.isMissing) return [{line, message: `"${node.type}" is missing here`}];
  if (node.isError) return [{line, message: `this is not valid here: ${firstWords(node.text)}`}];
  return node.children.flatMap((child) => (child ? syntaxErrors(child) : []));
}

function firstWords(text: string): string {
  const line = text.trim().split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}
