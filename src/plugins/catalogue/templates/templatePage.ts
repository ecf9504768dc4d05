import {replaceExamples, withVariables} from '../../../content/exampleValues';
import {highlight} from '../../../content/highlight/highlight';
import type {ReadTemplate, SourceFile} from '../../../content/readTemplate';
import {languageOfFile} from '../../../content/samples/listTemplateSamples';
import type {GuideLink} from '../../../schemas/catalogue';
import type {Template} from '../../../schemas/template';
import {definitionsOf, placesIn, type Variables} from '../../../schemas/variable';
import {readmeParts} from './readmeParts';
import {terraformInterface} from './terraformInterface';
import type {TemplateCard, TemplateFile, TemplatePageData} from './types';

export interface PageInput {
  siteDir: string;
  baseUrl: string;
  /** Pages by their name in a README. */
  pages: ReadonlyMap<string, GuideLink>;
  serviceNames: ReadonlyMap<string, string>;
  variables: Variables;
}

/** Data for the gallery. Content checks report unknown services. */
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

/** Data for the page of a template. */
export async function templatePage(
  {template, files, readme}: ReadTemplate,
  input: PageInput,
): Promise<TemplatePageData> {
  const {reviewed, sources} = template;
  const {variables} = input;
  const texts = files.map((file) => ({path: file.path, text: withVariables(file, variables)}));
  const used = new Set(
    texts.flatMap(({text}) => placesIn(text, variables).places.map(([, , id]) => id)),
  );
  const textOf = (name: string): string => files.find(({path}) => path === name)?.text ?? '';
  const signature = await terraformInterface(
    {variables: textOf('variables.tf'), outputs: textOf('outputs.tf')},
    input.siteDir,
  );
  return {
    ...templateCard(template, input.serviceNames),
    reviewed,
    sources,
    readme: readmeParts(readme, input, signature.inputs.length > 0),
    files: texts
      .filter(({path}) => path !== 'README.md')
      .map((file) => templateFile(file, variables)),
    variables: definitionsOf([...used].sort(), variables),
    places: Object.fromEntries(
      texts.map(({path, text}) => [path, placesIn(text, variables).places] as const),
    ),
    ...signature,
    inputs: signature.inputs.map((input) => ({
      ...input,
      places: placesIn(replaceExamples(input.defaultValue, variables), variables).places,
    })),
    guides: template.guides.flatMap((permalink) => input.pages.get(permalink) ?? []),
  };
}

function templateFile({path, text}: SourceFile, variables: Variables): TemplateFile {
  const language = languageOfFile(path);
  const code = text.replace(/\n$/, '');
  const html = highlight(code, language, (id) => variables[id]?.default);
  return {path, html, language, lines: code.split('\n').length};
}
