import {nodesOf} from '../../../content/nodesOf';
import type {ContentIssue} from '../../../schemas/parse';
import type {Rule} from '../types';

/** `$ ls`, `user@host:~$ ls`, `PS C:\> Get-Item`: what a terminal writes before a command. */
const prompt = /^\s*(?:(?:[\w.-]+@[\w.:~/-]+)?\$|PS [A-Z]:[^>]*>) \S/;

/** Commands stand without the sign of a prompt, so that what a reader copies runs. Sessions with their output are `console`, where only commands are copied. */
export const promptSigns: Rule = {
  name: 'prompt-signs',
  find: ({pages}) =>
    pages.flatMap((page) => {
      const issues: ContentIssue[] = [];
      for (const {lang, value, position} of nodesOf(page.tree(), 'code')) {
        if (lang !== 'bash' && lang !== 'powershell') continue;
        const line = value.split('\n').findIndex((text) => prompt.test(text));
        if (line < 0) continue;
        issues.push({
          file: page.file,
          line: (position?.start.line ?? 0) + 1 + line,
          rule: 'prompt-signs',
          message: 'the command begins with the sign of a prompt, which a reader would copy',
          fix: 'take the sign away; a session with its output is a block of the language console',
          severity: 'error',
        });
      }
      return issues;
    }),
};
