import {readTemplate} from '../readTemplate';
import type {SampleLanguage} from '../sampleLanguages';
import type {Template} from '../../schemas/template';
import type {Sample} from './types';

const languageByExtension: Record<string, SampleLanguage> = {
  tf: 'hcl', tfvars: 'hcl', yml: 'yaml', yaml: 'yaml', sh: 'bash', cfg: 'ini', json: 'json',
}; // prettier-ignore

/** Language of a template's file by its name, or `text`. */
export function languageOfFile(name: string): SampleLanguage {
  return languageByExtension[name.split('.').at(-1) ?? ''] ?? 'text';
}

/**
 * The files of the templates as samples. A template without a folder has none.
 */
export async function listTemplateSamples(
  siteDir: string,
  templates: readonly Template[],
): Promise<Sample[]> {
  const read = await Promise.all(templates.map((template) => readTemplate(siteDir, template)));
  return read.flatMap(({template, files}) =>
    files.map(({path, text}) => ({
      language: languageOfFile(path),
      text,
      file: `templates/${template.id}/${path}`,
      line: 1,
      unchecked: undefined,
    })),
  );
}
