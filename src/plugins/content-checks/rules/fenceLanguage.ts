import type {Rule} from '../../../content/checks/rule';
import {nodesOf} from '../../../content/nodesOf';
import {isSampleLanguage, sampleLanguages} from '../../../content/sampleLanguages';

const known = Object.keys(sampleLanguages).join(', ');

/** Every fenced block names its language, so that it can be highlighted and checked. */
export const fenceLanguage: Rule = {
  name: 'fence-language',
  finds: 'a fenced block without a language, or with an unknown one',
  fix: `write one of ${known}; \`text\` is for output`,
  wrong: [
    {name: 'a block without a language', from: '```bash', to: '```'},
    {name: 'a block with an unknown language', from: '```bash', to: '```bsh'},
  ],
  right: [{name: 'output', from: '```bash\nopenstack', to: '```console\n$ openstack'}],
  findInPage: ({tree}) =>
    nodesOf(tree(), 'code')
      .filter(({lang}) => !isSampleLanguage(lang))
      .map(({lang, position}) => ({
        line: position?.start.line ?? 1,
        message: lang
          ? `the language "${lang}" of this block is not known`
          : 'this block names no language',
        fix: `write one of ${known} after the fence; text for output`,
      })),
};
