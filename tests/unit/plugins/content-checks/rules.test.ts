import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {rules, slowRules} from '../../../../src/plugins/content-checks/rules';

/** The table of `CONTRIBUTING.md`: rule to its cells. */
const table = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `([a-z-]+)` +\|(.*)\|(.*)\|$/gm)].map(([, rule = '', finds = '', fix = '']) => [
    rule,
    {finds: finds.trim(), fix: fix.trim()},
  ]),
);
/** Rules that are not in the list: those of the schemas, of the configuration and of the check of external links. */
const others = ['front-matter', 'markdown', 'architecture', 'navbar', 'external-links'];

describe('CONTRIBUTING.md', () => {
  it('explains every rule, and no rule that there is not', () => {
    expect([...table.keys()].sort()).toEqual([...[...rules, ...slowRules].map(({name}) => name), ...others].sort());
  });

  it.each([...table])('says what %s finds and how to mend it', (_rule, {finds, fix}) => {
    expect(finds.length).toBeGreaterThan(15);
    expect(fix.length).toBeGreaterThan(15);
  });
});
