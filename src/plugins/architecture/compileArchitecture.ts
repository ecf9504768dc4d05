import {createHash} from 'node:crypto';
import path from 'node:path';
import {checkArchitecture} from '../../content/checkArchitecture';
import {
  describeArchitecture,
  listComponents,
  listConnections,
} from '../../content/describeArchitecture';
import {parseArchitecture} from '../../content/readArchitectures';
import {ContentError} from '../../schemas/parse';
import type {Service} from '../../schemas/service';
import {thumbnailName} from '../../content/thumbnails';
import {thumbnailPath} from '../../lib/thumbnailPath';
import type {Figure} from './client/figure';
import {renderDrawio} from './drawio/renderDrawio';
import {layoutArchitecture, type Solve} from './layout/layoutArchitecture';
import {renderSvg} from './svg/renderSvg';
import {renderThumbnail} from './thumbnail/renderThumbnail';

export interface CompiledArchitecture {
  /** What the page needs; the addresses of the files are still relative to the site's base path. */
  figure: Figure;
  /** Files to publish: path below the base path, named by content, and text. */
  files: {name: string; text: string}[];
}

export interface CompileInput {
  /** Path of the model relative to the repository, as shown in errors. */
  file: string;
  text: string;
  services: readonly Service[];
  solve: Solve;
}

/**
 * Turns the text of a model into a figure and its files.
 *
 * @throws ContentError with file and line where the model is not right
 */
export async function compileArchitecture({
  file,
  text,
  services,
  solve,
}: CompileInput): Promise<CompiledArchitecture> {
  const located = parseArchitecture(file, text);
  const model = located.value;
  const issues = checkArchitecture(
    located,
    services.map(({id}) => id),
  );
  if (issues.length > 0) throw new ContentError(issues);

  const byId = new Map(services.map((service) => [service.id, service]));
  const serviceNames = new Map(services.map(({id, name}) => [id, name]));
  const captions = new Map<string, string>();
  for (const {id, label, service} of model.nodes) {
    const abbreviation = service === undefined ? undefined : byId.get(service)?.abbreviation;
    if (abbreviation && !new RegExp(`\\b${abbreviation}\\b`, 'i').test(label))
      captions.set(id, abbreviation);
  }
  const layout = await layoutArchitecture(model, captions, solve);
  const description = describeArchitecture(model, serviceNames);
  const drawing = {layout, model, longDescription: description, services: byId};

  const name = path.posix.basename(file, '.architecture.yml');
  const files: CompiledArchitecture['files'] = [];
  const publish = (content: string, variant: string, extension: string): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const published = `assets/architecture/${name}${variant}.${hash}.${extension}`;
    files.push({name: published, text: content});
    return published;
  };
  const figure: Figure = {
    name,
    width: layout.width,
    height: layout.height,
    light: publish(renderSvg({...drawing, mode: 'light'}), '', 'svg'),
    dark: publish(renderSvg({...drawing, mode: 'dark'}), '-dark', 'svg'),
    drawio: publish(renderDrawio(layout, model), '', 'drawio'),
    title: model.title,
    description: model.description.trim(),
    components: listComponents(model, serviceNames),
    connections: listConnections(model),
  };
  const thumbnail = thumbnailName(text, services);
  for (const mode of ['light', 'dark'] as const)
    files.push({
      name: thumbnailPath(thumbnail, mode),
      text: renderThumbnail({layout, services: byId, mode}),
    });
  return {figure, files};
}
