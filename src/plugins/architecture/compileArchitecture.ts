import {createHash} from 'node:crypto';
import path from 'node:path';
import {thumbnailName} from '../../content/thumbnails';
import {thumbnailPath} from '../../lib/thumbnailPath';
import type {Service} from '../../schemas/service';
import type {Figure} from './client/figure';
import {drawArchitecture, readModel} from './drawArchitecture';
import type {Solve} from './layout/layoutArchitecture';
import {renderThumbnail} from './thumbnail/renderThumbnail';

export interface CompiledArchitecture {
  /** Data for the page. The addresses of files are relative to the site's base path. */
  figure: Figure;
  /**
   * Files to publish, by their path below the base path. Names contain a hash, except that of the
   * model.
   */
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
 * Compiles the text of a model into a figure and its files.
 *
 * @throws ContentError with file and line if the model is invalid
 */
export async function compileArchitecture({
  file,
  text,
  services,
  solve,
}: CompileInput): Promise<CompiledArchitecture> {
  const model = readModel(file, text, services);
  const {layout, light, dark, drawio, components, connections} = await drawArchitecture(
    model,
    services,
    solve,
  );

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
    model: file,
    width: layout.width,
    height: layout.height,
    light: publish(light, '', 'svg'),
    dark: publish(dark, '-dark', 'svg'),
    drawio: publish(drawio, '', 'drawio'),
    title: model.title,
    description: model.description.trim(),
    components,
    connections,
  };
  const thumbnail = thumbnailName(text, services);
  const byId = new Map(services.map((service) => [service.id, service]));
  for (const mode of ['light', 'dark'] as const)
    files.push({
      name: thumbnailPath(thumbnail, mode),
      text: renderThumbnail({layout, services: byId, mode}),
    });
  // The playground fetches this file.
  files.push({name: file, text});
  return {figure, files};
}
