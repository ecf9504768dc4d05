import {frontMatterLine} from '../../../content/frontMatterLine';
import {nodesOf} from '../../../content/nodesOf';
import type {ContentIssue} from '../../../schemas/parse';
import {variablePattern} from '../../../schemas/variable';
import type {Rule} from '../types';

/** A page declares the variables that its samples use, and uses the ones it declares. */
export const declaredVariables: Rule = {
  name: 'declared-variables',
  find: ({siteDir, pages, variables}) =>
    pages.flatMap((page) => {
      const declared = 'variables' in page.frontMatter ? page.frontMatter.variables : [];
      const used = new Map<string, number>();
      for (const node of nodesOf(page.tree(), 'code', 'inlineCode')) {
        for (const [, name] of node.value.matchAll(variablePattern)) {
          if (name && !used.has(name)) used.set(name, node.position?.start.line ?? 1);
        }
      }
      const issues: ContentIssue[] = [];
      for (const [name, line] of used) {
        if (declared.includes(name)) continue;
        issues.push({
          file: page.file,
          line,
          rule: 'declared-variables',
          message: `@@${name}@@ is used but not declared`,
          fix: `add "${name}" to "variables" in the front matter`,
          severity: 'error',
        });
      }
      for (const name of declared) {
        // One that nobody defines is told by the rule `known-names`.
        if (used.has(name) || !Object.hasOwn(variables, name)) continue;
        issues.push({
          file: page.file,
          line: frontMatterLine(siteDir, page.file, name),
          rule: 'declared-variables',
          message: `the variable "${name}" is declared but no sample uses it`,
          fix: `remove it from "variables", or write @@${name}@@ in the samples`,
          severity: 'error',
        });
      }
      return issues;
    }),
};
