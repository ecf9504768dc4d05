import type {Rule} from '../../../content/checks/rule';
import {nodesOf} from '../../../content/nodesOf';

/** What a terminal writes before a command: `$ ls`, `user@host:~$ ls`, `PS C:\> Get-Item`. */
const prompt = /^\s*(?:(?:[\w.-]+@[\w.:~/-]+)?\$|PS [A-Z]:[^>]*>) \S/;

/** Commands have no prompt sign, so that a copied command runs. */
export const promptSigns: Rule = {
  name: 'prompt-signs',
  finds: 'a command in a bash or powershell block that begins with a prompt sign',
  fix: 'remove the sign; a session with its output is a block of the language `console`',
  wrong: [{name: 'a prompt before a command', from: 'openstack --os', to: '$ openstack --os'}],
  right: [{name: 'a session', from: '```bash\nopenstack', to: '```console\n$ openstack'}],
  findInPage: ({tree}) =>
    nodesOf(tree(), 'code').flatMap(({lang, value, position}) => {
      if (lang !== 'bash' && lang !== 'powershell') return [];
      const line = value.split('\n').findIndex((text) => prompt.test(text));
      if (line < 0) return [];
      return [
        {
          line: (position?.start.line ?? 0) + 1 + line,
          message: 'the command begins with a prompt sign, which a reader would copy',
          fix: 'remove the sign; a session with its output is a block of the language console',
        },
      ];
    }),
};
