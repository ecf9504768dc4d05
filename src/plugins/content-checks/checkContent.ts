import {withLines} from '../../content/checks/entries';
import {findInSamples} from '../../content/checks/findInSamples';
import type {Content, Found, Rule, RuleText} from '../../content/checks/rule';
import {frontMatterLine} from '../../content/frontMatterLine';
import {dayOf} from '../../lib/dayOf';
import {ContentError, type ContentIssue, type Located} from '../../schemas/parse';
import type {AnyCatalogue} from '../catalogue/catalogue';
import {catalogues as allCatalogues} from '../catalogue/catalogues';
import {readContent} from './readContent';
import * as quick from './rules';
import {inlineCode} from './rules/inlineCode';
import {samples} from './rules/samples';

/** Rules that start programs or load parsers. The build skips them; `npm run check` does not. */
export const slowRules: readonly Rule[] = [inlineCode, samples];
export const quickRules: readonly Rule[] = Object.values(quick);

export interface CheckOptions {
  /** The day for the age of reviews, as `YYYY-MM-DD`. */
  today?: string;
  /**
   * Names of the rules to apply, by default all. If files are invalid, only quick rules are
   * applied.
   */
  speed?: 'quick' | 'slow';
  catalogues?: readonly AnyCatalogue[];
}

/** The descriptions of all rules, including those of the catalogues. */
export function ruleTexts(catalogues = allCatalogues): RuleText[] {
  return [...quickRules, ...slowRules, ...catalogues.flatMap(({rules = []}) => rules)];
}

/** Reads the content of a site and applies the rules. Issues are sorted by file and line. */
export async function checkContent(
  siteDir: string,
  {today = dayOf(Date.now()), speed, catalogues = allCatalogues}: CheckOptions = {},
): Promise<ContentIssue[]> {
  try {
    const {content, data, issues} = await readContent(siteDir, today, catalogues);
    const rules = [
      ...(speed === 'slow' ? [] : [...quickRules, ...rulesOf(catalogues, data)]),
      ...(speed === 'quick' ? [] : slowRules),
    ];
    const everyPageRead = !issues.some(({file}) => /\.mdx?$/.test(file));
    const applicable = rules.filter(({needsEveryPage}) => everyPageRead || !needsEveryPage);
    const found = await Promise.all(applicable.map((rule) => apply(rule, content)));
    return [...(speed === 'slow' ? [] : issues), ...found.flat()].sort(
      (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
    );
  } catch (error) {
    if (error instanceof ContentError) return speed === 'slow' ? [] : [...error.issues];
    throw error;
  }
}

function rulesOf(catalogues: readonly AnyCatalogue[], data: readonly Located<unknown>[]): Rule[] {
  return catalogues.flatMap(({rules = []}, index) =>
    rules.map(({findInData, ...text}): Rule => ({
      ...text,
      find: (content) => {
        const located = data[index];
        return located ? withLines(located, findInData(located.value, content)) : [];
      },
    })),
  );
}

async function apply(rule: Rule, content: Content): Promise<ContentIssue[]> {
  const {name, fix, inSamples = [], findInPage, find} = rule;
  const {siteDir, pages, templateFiles} = content;
  const patterns = [...pages, ...templateFiles].flatMap((source) =>
    inSamples.flatMap((pattern) => findInSamples(source, pattern)),
  );
  const inPages = pages.flatMap((page): Found[] =>
    (findInPage?.(page, content) ?? []).map((found) => ({
      ...found,
      file: page.file,
      line: 'word' in found ? frontMatterLine(siteDir, page.file, found.word) : found.line,
    })),
  );
  const found = [...patterns, ...inPages, ...((await find?.(content)) ?? [])];
  return found.map((one) => ({severity: 'error', fix, ...one, rule: name}));
}
