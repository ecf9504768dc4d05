import type {Rule} from '../../../content/checks/rule';

/** Commands have no prompt sign, so that a copied command runs. */
export const promptSigns: Rule = {
  name: 'prompt-signs',
  finds: 'a command in a bash or powershell block that begins with a prompt sign',
  fix: 'remove the sign, and put the output into a separate block',
  wrong: {'a prompt before a command': ['openstack --os', '$ openstack --os']},
  right: {'a session': ['```bash\nopenstack', '```text\n$ openstack']},
  inSamples: [
    {
      // Prompts of terminals: `$ ls`, `user@host:~$ ls`, `PS C:\> Get-Item`.
      pattern: /^[ \t]*(?:(?:[\w.-]+@[\w.:~/-]+)?\$|PS [A-Z]:[^>\n]*>) \S/gm,
      languages: ['bash', 'powershell'],
      message: () => 'the command begins with a prompt sign, and readers would copy the sign',
    },
  ],
};
