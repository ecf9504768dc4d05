import type {Edit} from './rule';

/* Edits of the fixture page that several rules use as examples. */

/** Replaces a sentence. */
export const prose = (text: string): Edit => ['The ranges overlap.', text];

/** Replaces the only sample. The page still uses the variable that it declares. */
export const sample = (text: string, language = 'bash'): Edit => [
  '```bash\nopenstack --os-region-name "@@region@@" network list\n```',
  `\`\`\`${language}\n${text}\n\`\`\`\n\n\`\`\`text\n@@region@@\n\`\`\``,
];
