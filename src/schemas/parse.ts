import {CORE_SCHEMA, load} from 'js-yaml';
import {LineCounter, isMap, isNode, isScalar, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import {nearest} from '../lib/nearest';

/** A problem of a file, which its writer can correct. Lines count from 1. */
export interface ContentIssue {
  file: string;
  line: number;
  /** Kebab-case name of the rule. */
  rule: string;
  /** What is wrong, and what was expected. */
  message: string;
  /** How to correct it. */
  fix: string;
  severity: 'error' | 'warning';
}

/** Formats an issue as one line, `file:line rule: message Fix: …`. */
export function formatIssue(issue: ContentIssue): string {
  return `${issue.file}:${issue.line} ${issue.rule}: ${issue.message}. Fix: ${issue.fix}.`;
}

/** An unusable file. The error contains every issue of the file, not only the first one. */
export class ContentError extends Error {
  readonly #issues: readonly ContentIssue[];

  // Defined on the class, because Docusaurus prints own properties of an error beside its message.
  static {
    ContentError.prototype.name = 'ContentError';
  }

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    // A stack trace does not help writers.
    this.stack = this.message;
    this.#issues = issues;
  }

  get issues(): readonly ContentIssue[] {
    return this.#issues;
  }
}

export interface ParseInput<Schema extends z.ZodType> {
  /** Path in messages, relative to the repository. */
  file: string;
  /** The YAML text. */
  text: string;
  schema: Schema;
  /** Name of the rule in the issues, for example `front-matter`. */
  rule: string;
  /** Number of lines before the text in its file: 1 for front matter, 0 for a separate file. */
  lineOffset?: number;
}

/** A value with the positions of its parts, for rules that compare files. */
export interface Located<Value> {
  file: string;
  value: Value;
  /**
   * Line of the value at a path, such as `['templates', 0, 'id']`, or of the nearest value around
   * it.
   */
  lineOf: (path: readonly (string | number)[]) => number;
}

/**
 * Parses YAML text and checks it against a schema. All YAML files and all front matter of the site
 * use it.
 *
 * @returns the value as in the schema, with defaults
 * @throws ContentError with file, line, expectation and fix of every problem
 */
export function parseYaml<Schema extends z.ZodType>(input: ParseInput<Schema>): z.output<Schema> {
  return parseLocated(input).value;
}

/**
 * Like {@link parseYaml}, with the line of every part.
 *
 * @throws ContentError
 */
export function parseLocated<Schema extends z.ZodType>(
  input: ParseInput<Schema>,
): Located<z.output<Schema>> {
  let source: Source | undefined;
  return {
    file: input.file,
    value: (parseQuickly(input) ?? parseThoroughly(input)).data,
    lineOf: (path) => {
      source ??= readSource(input);
      return lineAt(source, valueOffset(source.document, path));
    },
  };
}

type Parsed<Schema extends z.ZodType> = z.ZodSafeParseSuccess<z.output<Schema>>;

/** Takes a fifth of the time, because it stores no positions. Only mistakes need them. */
function parseQuickly<Schema extends z.ZodType>({
  text,
  schema,
}: ParseInput<Schema>): Parsed<Schema> | undefined {
  try {
    const result = schema.safeParse(load(text, {schema: CORE_SCHEMA}) ?? null);
    return result.success ? result : undefined;
  } catch {
    return undefined;
  }
}

/** @throws ContentError with all problems and their positions */
function parseThoroughly<Schema extends z.ZodType>(input: ParseInput<Schema>): Parsed<Schema> {
  const source = readSource(input);
  const {document} = source;
  const toIssue = ({offset, message, fix}: Problem): ContentIssue => ({
    file: input.file,
    line: lineAt(source, offset),
    rule: input.rule,
    message,
    fix,
    severity: 'error',
  });
  if (document.errors.length > 0)
    throw new ContentError(
      document.errors.map(({pos: [offset], message}) =>
        toIssue({
          offset,
          message: `this is not valid YAML: ${message.split('\n', 1)[0] ?? ''}`,
          fix: 'correct the indentation, quotes or brackets on this line; quote a text that holds a colon',
        }),
      ),
    );
  const result = input.schema.safeParse(document.toJS({maxAliasCount: 100}));
  if (result.success) return result;
  throw new ContentError(toProblems(result.error.issues, document).map(toIssue));
}

/** The text of a YAML file with its positions. */
interface Source {
  document: Document;
  lineCounter: LineCounter;
  lineOffset: number;
}

function readSource({text, lineOffset = 0}: ParseInput<z.ZodType>): Source {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  return {document, lineCounter, lineOffset};
}

function lineAt({lineCounter, lineOffset}: Source, offset: number): number {
  return lineCounter.linePos(offset).line + lineOffset;
}

interface Problem {
  offset: number;
  message: string;
  fix: string;
}

/** A misspelt key is both unknown and missing. Report it as one mistake. */
function toProblems(issues: readonly z.core.$ZodIssue[], document: Document): Problem[] {
  const missing = issues.filter(({path}) => path.length > 0 && !document.hasIn(path));
  const misspelt = new Set<z.core.$ZodIssue>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const beside = missing.filter(({path}) => pathText(path.slice(0, -1)) === pathText(issue.path));
    return issue.keys.map((key): [z.core.$ZodIssue, Problem] => {
      const path = [...issue.path, key];
      const meant = nearest(
        key,
        beside.map((other) => String(other.path.at(-1))),
      );
      for (const other of beside) if (other.path.at(-1) === meant) misspelt.add(other);
      const fix =
        meant === undefined
          ? 'remove the key or correct its spelling; the keys are listed in src/schemas'
          : `write "${meant}"`;
      const message = `unknown key "${pathText(path)}"`;
      return [issue, {offset: keyOffset(document, path), message, fix}];
    });
  });
  return issues
    .filter((issue) => !misspelt.has(issue))
    .flatMap((issue) => {
      if (issue.code === 'unrecognized_keys')
        return unknown.flatMap(([of, problem]) => (of === issue ? [problem] : []));
      const name = issue.path.length > 0 ? `"${pathText(issue.path)}"` : 'the file';
      const message = `${name}: ${expectation(issue)}`;
      return [{offset: valueOffset(document, issue.path), message, fix: fixFor(issue)}];
    });
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `expected ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `too short or too small, expected at least ${issue.minimum.toString()}${unitOf(issue.origin)}`;
    case 'too_big':
      return `too long or too large, expected at most ${issue.maximum.toString()}${unitOf(issue.origin)}`;
    default: {
      const message = issue.message.replace(/^Invalid input: /, '');
      return message.charAt(0).toLowerCase() + message.slice(1);
    }
  }
}

function unitOf(origin: string): string {
  return {string: ' characters', array: ' entries'}[origin] ?? '';
}

const fixes: Partial<Record<z.core.$ZodIssue['code'], string>> = {
  invalid_type: 'add the key or give it a value of that type',
  invalid_value: 'use one of these values',
  invalid_union: 'use one of these values',
  too_small: 'add to it',
  too_big: 'shorten it',
};
function fixFor({code}: z.core.$ZodIssue): string {
  return fixes[code] ?? 'correct the value';
}

type Path = readonly PropertyKey[];

/** Offset of the value at a path of a YAML document, or of the nearest value around it. */
export function valueOffset(document: Document, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** Offset of the key at the end of a path, or of the value there. */
export function keyOffset(document: Document, path: Path): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pairs = isMap(parent) ? parent.items : [];
  const key = pairs
    .map((pair) => pair.key)
    .find((one) => isScalar(one) && one.value === path.at(-1));
  return isNode(key) && key.range ? key.range[0] : valueOffset(document, path);
}

function pathText(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
