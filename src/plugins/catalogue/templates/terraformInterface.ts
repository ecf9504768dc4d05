import {cached, type CacheKind} from '../../../lib/buildCache';
import type {TemplateInput, TemplateOutput} from './types';

const parsedModules: CacheKind = {name: 'terraform', version: '1'};

type Blocks = Record<string, Record<string, unknown>[]>;

/**
 * Inputs and outputs of a Terraform module. Returns none for other tools.
 *
 * @param source text of `variables.tf` and `outputs.tf`; empty for a missing file
 */
export async function terraformInterface(
  source: {variables: string; outputs: string},
  siteDir: string,
): Promise<{inputs: Omit<TemplateInput, 'places'>[]; outputs: TemplateOutput[]}> {
  const read = (file: string, text: string): Promise<Record<string, unknown>> =>
    parseOnce(file, text, siteDir);
  const [variables, outputs] = await Promise.all([
    read('variables.tf', source.variables),
    read('outputs.tf', source.outputs),
  ]);
  return {
    inputs: blocksOf(variables, 'variable', source.variables).map(([name, block]) => ({
      name,
      type: typeOnOneLine(block['type']),
      required: !('default' in block),
      defaultValue: 'default' in block ? JSON.stringify(block['default']) : '',
      description: oneLine(block['description']),
    })),
    outputs: blocksOf(outputs, 'output', source.outputs).map(([name, block]) => ({
      name,
      description: oneLine(block['description']),
      sensitive: block['sensitive'] === true,
    })),
  };
}

/**
 * The parser takes half a second to start, so it is loaded when needed and its results are cached.
 */
async function parseOnce(
  file: string,
  text: string,
  siteDir: string,
): Promise<Record<string, unknown>> {
  return text === ''
    ? {}
    : cached(siteDir, parsedModules, [file, text], async () => {
        const {parse} = await import('@cdktf/hcl2json');
        return parse(file, text);
      });
}

/** Sorts blocks by their position in the file, because the parser sorts them by name. */
function blocksOf(
  parsed: Record<string, unknown>,
  kind: string,
  text: string,
): [name: string, block: Record<string, unknown>][] {
  const place = (name: string): number => text.indexOf(`${kind} "${name}"`);
  return Object.entries((parsed[kind] ?? {}) as Blocks)
    .map(([name, [block = {}]]): [string, Record<string, unknown>] => [name, block])
    .sort(([a], [b]) => place(a) - place(b));
}

/** An expression has the form `${list(string)}`, with line breaks if the file has them. */
function oneLine(value: unknown): string {
  return unwrapped(value).replace(/\s+/g, ' ').trim();
}

/** Writes a type on one line, with commas between the attributes of an object. */
function typeOnOneLine(value: unknown): string {
  return unwrapped(value)
    .trim()
    .replace(/(?<=[^\s{[(,])\s*\n\s*(?=[^\s\])}])/g, ', ')
    .replace(/(?<=[{([])\s+|\s+(?=[})\]])/g, '')
    .replace(/\s+/g, ' ');
}

function unwrapped(value: unknown): string {
  return typeof value === 'string' ? value.replace(/^\$\{([\s\S]*)\}$/, '$1') : '';
}
