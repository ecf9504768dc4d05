import {CORE_SCHEMA, load} from 'js-yaml';
import {LineCounter, isMap, isNode, isScalar, parseDocument, type Document} from 'yaml';
import type * as z from 'zod';
import {nearest} from '../lib/nearest';

/** One thing that is wrong in a file, told so that its writer can mend it. Lines count from 1. */
export interface ContentIssue {
  file: string;
  line: number;
  /** Kebab-case name of the rule. */
  rule: string;
  /** What is wrong and what was expected. */
  message: string;
  /** What to do. */
  fix: string;
  severity: 'error' | 'warning';
}

/** Writes an issue as one line of text, `file:line rule: message Fix: …`. */
export function formatIssue(issue: ContentIssue): string {
  return `${issue.file}:${issue.line} ${issue.rule}: ${issue.message}. Fix: ${issue.fix}.`;
}

/** Thrown when a file cannot be used; carries every issue found in it, not only the first. */
export class ContentError extends Error {
  readonly #issues: readonly ContentIssue[];

  // On the class, not on each error: the core prints an error's own properties beside its message, which says the same.
  static {
    ContentError.prototype.name = 'ContentError';
  }

  constructor(issues: readonly ContentIssue[]) {
    super(issues.map(formatIssue).join('\n'));
    // A mistake has a file and a line of its own; where the code noticed it helps no writer.
    this.stack = this.message;
    this.#issues = issues;
  }

  get issues(): readonly ContentIssue[] {
    return this.#issues;
  }
}

export interface ParseInput<Schema extends z.ZodType> {
  /** Path as shown to the writer, relative to the repository. */
  file: string;
  /** The YAML text. */
  text: string;
  schema: Schema;
  /** Rule name for the issues, for example `front-matter`. */
  rule: string;
  /** Lines before the text in its file: 1 for front matter, 0 for a file of its own. */
  lineOffset?: number;
}

/** A value with the places of its parts, for rules that look across files. */
export interface Located<Value> {
  file: string;
  value: Value;
  /** Line of the part at a path, for example `['templates', 0, 'id']`, or of the nearest part around it. */
  lineOf: (path: readonly (string | number)[]) => number;
}

/**
 * Parses YAML text and checks it against a schema. The one door for every YAML file and front matter of the site.
 *
 * @returns the value as the schema describes it, defaults filled in
 * @throws ContentError with file, line, expectation and fix of every problem
 */
export function parseYaml<Schema extends z.ZodType>(input: ParseInput<Schema>): z.output<Schema> {
  return parseLocated(input).value;
}

/** The same as {@link parseYaml}, with the line of every part. @throws ContentError */
export function parseLocated<Schema extends z.ZodType>(
  input: ParseInput<Schema>,
): Located<z.output<Schema>> {
  let place: Place | undefined;
  return {
    file: input.file,
    value: (parseQuickly(input) ?? parseThoroughly(input)).data,
    lineOf: (path) => {
      place ??= placeOf(input);
      return lineAt(valueOffset(place.document, path), place);
    },
  };
}

/** The value alone takes a fifth of the time that the value with its places takes, and those are asked for where something is wrong. */
function parseQuickly<Schema extends z.ZodType>({
  text,
  schema,
}: ParseInput<Schema>): z.ZodSafeParseSuccess<z.output<Schema>> | undefined {
  try {
    const result = schema.safeParse(load(text, {schema: CORE_SCHEMA}) ?? null);
    return result.success ? result : undefined;
  } catch {
    return undefined;
  }
}

/** @throws ContentError with all that is wrong, in its place */
function parseThoroughly<Schema extends z.ZodType>(
  input: ParseInput<Schema>,
): z.ZodSafeParseSuccess<z.output<Schema>> {
  const place = placeOf(input);
  const {document, file, rule} = place;
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0], place),
        rule,
        message: `this is not valid YAML: ${firstLine(error.message)}`,
        fix: 'correct the indentation, quotes or brackets on this line; quote a text that holds a colon',
        severity: 'error',
      })),
    );
  }
  const result = input.schema.safeParse(document.toJS({maxAliasCount: 100}));
  if (result.success) return result;
  throw new ContentError(
    joinMisspelt(result.error.issues, document).flatMap((issue) => toContentIssues(issue, place)),
  );
}

function placeOf({file, rule, text, lineOffset = 0}: ParseInput<z.ZodType>): Place {
  const lineCounter = new LineCounter();
  return {
    file,
    rule,
    lineOffset,
    lineCounter,
    document: parseDocument(text, {lineCounter, prettyErrors: false}),
  };
}

function lineAt(offset: number, {lineCounter, lineOffset}: Place): number {
  return lineCounter.linePos(offset).line + lineOffset;
}

/** An unknown key, with the key that is missing beside it where the one is the other misspelt. */
type Issue = z.core.$ZodIssue & {meant?: ReadonlyMap<string, string>};

/** A misspelt key is one mistake, although it is both unknown and missing. */
function joinMisspelt(issues: readonly z.core.$ZodIssue[], document: Document): Issue[] {
  const isMissing = ({path}: z.core.$ZodIssue): boolean => path.length > 0 && !document.hasIn(path);
  const joined = new Set<z.core.$ZodIssue>();
  const withMeant = issues.map((issue): Issue => {
    if (issue.code !== 'unrecognized_keys') return issue;
    const parent = pathText(issue.path);
    const missing = issues.filter(
      (other) => isMissing(other) && pathText(other.path.slice(0, -1)) === parent,
    );
    const names = missing.map(({path}) => String(path.at(-1)));
    const meant = new Map(
      issue.keys.flatMap((key) => {
        const name = nearest(key, names);
        if (name === undefined) return [];
        for (const other of missing) if (String(other.path.at(-1)) === name) joined.add(other);
        return [[key, name] as const];
      }),
    );
    return {...issue, meant};
  });
  return withMeant.filter((_, index) => !joined.has(issues[index] as z.core.$ZodIssue));
}

interface Place {
  file: string;
  rule: string;
  document: Document;
  lineCounter: LineCounter;
  lineOffset: number;
}

function toContentIssues(issue: Issue, place: Place): ContentIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      toContentIssue(
        [...issue.path, key],
        `unknown key "${pathText([...issue.path, key])}"`,
        place,
        {
          fix: issue.meant?.has(key)
            ? `write "${issue.meant.get(key) ?? ''}"`
            : 'remove the key or correct its spelling; the keys are listed in src/schemas',
          atKey: true,
        },
      ),
    );
  }
  const name = issue.path.length > 0 ? `"${pathText(issue.path)}"` : 'the file';
  return [
    toContentIssue(issue.path, `${name}: ${expectation(issue)}`, place, {fix: fixFor(issue)}),
  ];
}

function toContentIssue(
  path: readonly PropertyKey[],
  message: string,
  place: Place,
  {fix, atKey = false}: {fix: string; atKey?: boolean},
): ContentIssue {
  const {file, rule, document} = place;
  const offset = atKey ? keyOffset(document, path) : valueOffset(document, path);
  return {file, line: lineAt(offset, place), rule, message, fix, severity: 'error'};
}

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `expected ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `too short or too small, expected at least ${issue.minimum.toString()}${unitOf(issue.origin)}`;
    case 'too_big':
      return `too long or too large, expected at most ${issue.maximum.toString()}${unitOf(issue.origin)}`;
    default:
      return lowerFirst(issue.message.replace(/^Invalid input: /, ''));
  }
}

function fixFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return 'add the key or give it a value of that type';
    case 'invalid_value':
    case 'invalid_union':
      return 'use one of these values';
    case 'too_small':
      return 'add to it';
    case 'too_big':
      return 'shorten it';
    default:
      return 'correct the value';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

/** Offset of the value at the path, or of the nearest ancestor that stands in the text. */
function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  const key = path.at(-1);
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (isMap(parent)) {
    for (const pair of parent.items) {
      if (isScalar(pair.key) && pair.key.value === key && pair.key.range) return pair.key.range[0];
    }
  }
  return valueOffset(document, path);
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text
          ? `${text}.${String(part)}`
          : String(part),
    '',
  );
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
