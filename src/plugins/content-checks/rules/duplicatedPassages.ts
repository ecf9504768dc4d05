import {prose} from '../../../content/checks/examples';
import type {Found, Rule} from '../../../content/checks/rule';
import {paragraphsOf} from '../../../content/paragraphs';

/** Number of equal words in a row that count as a repeated passage. */
const passageLength = 25;
/** A passage of the fixture's overview page. */
const passage =
  'The overview lists the guides of the fixture in the order in which a reader works through them, ' +
  'from the plan of the addresses to the removal of the last network.';

/** Each fact is on one page, and other pages link to it. */
export const duplicatedPassages: Rule = {
  name: 'duplicated-passages',
  finds: `${passageLength} words in a row that another page has too`,
  fix: 'write it in one place and link to it',
  wrong: {'a passage of another page': prose(passage)},
  find: ({pages}) => {
    const seen = new Map<string, {file: string; line: number}>();
    const found: Found[] = [];
    for (const {file, tree} of pages) {
      for (const {text, line} of paragraphsOf(tree())) {
        const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
        let reported = false;
        for (let start = 0; start + passageLength <= words.length; start += 1) {
          const repeated = words.slice(start, start + passageLength).join(' ');
          const other = seen.get(repeated);
          if (!other) seen.set(repeated, {file, line});
          else if (other.file !== file && !reported) {
            reported = true;
            const begin = repeated.split(' ').slice(0, 8).join(' ');
            const message = `${other.file}:${other.line} has this passage too ("${begin} …")`;
            found.push({file, line, message});
          }
        }
      }
    }
    return found;
  },
};
