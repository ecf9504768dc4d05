import {cached, type CacheKind} from '../../../lib/buildCache';
import type {TemplateInput, TemplateOutput} from './types';

const parsedModules: CacheKind = {name: 'terraform', version: '1'};

type Blocks = Record<string, Record<string, unknown>[]>;

/**
 * Inputs and outputs of a Terraform module; none for other tools.
 *
 * @param source text of `variables.tf` and `outputs.tf`; empty where the template has none
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

/** The parser takes half a second to start, so it is loaded late and its answers are cached. */
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

/** Blocks in the order of the file: the parser sorts them by name. */
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

/** An expression comes as `${list(string)}`, over several lines where it is written so. */
function oneLine(value: unknown): string {
  return unwrapped(value).replace(/\s+/g, ' ').trim();
}

/** A type on one line, with commas between the attributes of an object. */
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
