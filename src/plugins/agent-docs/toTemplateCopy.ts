import type {ReadTemplate} from '../../content/readTemplate';
import {languageOfFile} from '../../content/samples/listTemplateSamples';
import type {Variables} from '../../schemas/variable';
import {withVariables} from '../../content/exampleValues';

/** The Markdown copy of a template: its README, then its other files. */
export function toTemplateCopy({files}: ReadTemplate, variables: Variables): string {
  return files
    .map((file) => {
      const text = withVariables(file, variables).trimEnd();
      // Four backticks, because a file may contain three.
      return file.path === 'README.md'
        ? `${text}\n`
        : `## ${file.path}\n\n\`\`\`\`${languageOfFile(file.path)}\n${text}\n\`\`\`\`\n`;
    })
    .join('\n');
}
