import {highlight} from '../../../content/highlight/highlight';
import type {ReadTemplate, SourceFile} from '../../../content/readTemplate';
import {languageOfFile} from '../../../content/samples/listTemplateSamples';
import type {GuideLink} from '../../../schemas/catalogue';
import type {Template} from '../../../schemas/template';
import {readmeParts} from './readmeParts';
import {terraformInterface} from './terraformInterface';
import type {TemplateCard, TemplateFile, TemplatePageData} from './types';

export interface PageInput {
  siteDir: string;
  baseUrl: string;
  /** Pages by the name that a README gives them. */
  pages: ReadonlyMap<string, GuideLink>;
  serviceNames: ReadonlyMap<string, string>;
}

/** What the gallery shows. The content checks report unknown services. */
export function templateCard(
  template: Template,
  serviceNames: ReadonlyMap<string, string>,
): TemplateCard {
  const {id, title, description, tool, use_cases} = template;
  const services = template.services.flatMap((service) => {
    const name = serviceNames.get(service);
    return name === undefined ? [] : [{id: service, name}];
  });
  return {id, title, description, tool, use_cases, services};
}

/** What the page of a template shows. */
export async function templatePage(
  {template, files, readme}: ReadTemplate,
  input: PageInput,
): Promise<TemplatePageData> {
  const {resources, reviewed, sources} = template;
  const textOf = (name: string): string => files.find(({path}) => path === name)?.text ?? '';
  return {
    ...templateCard(template, input.serviceNames),
    resources,
    reviewed,
    sources,
    readme: readmeParts(readme, input),
    files: files.filter(({path}) => path !== 'README.md').map(templateFile),
    ...(await terraformInterface(
      {variables: textOf('variables.tf'), outputs: textOf('outputs.tf')},
      input.siteDir,
    )),
    guides: template.guides.flatMap((permalink) => input.pages.get(permalink) ?? []),
  };
}

function templateFile({path, text}: SourceFile): TemplateFile {
  const language = languageOfFile(path);
  const code = text.replace(/\n$/, '');
  return {path, html: highlight(code, language), language, lines: code.split('\n').length};
}
