import {checkArchitecture} from '../../content/checkArchitecture';
import {
  describeArchitecture,
  listComponents,
  listConnections,
} from '../../content/describeArchitecture';
import {parseArchitecture} from '../../content/parseArchitecture';
import type {
  Architecture,
  ArchitectureComponent,
  ArchitectureConnection,
} from '../../schemas/architecture';
import {ContentError} from '../../schemas/parse';
import type {Service} from '../../schemas/service';
import {renderDrawio} from './drawio/renderDrawio';
import type {ArchitectureLayout} from './geometry';
import {layoutArchitecture, type Solve} from './layout/layoutArchitecture';
import {renderSvg} from './svg/renderSvg';

/*
 * The part of the build of a figure that has no side effects. The playground runs it in a Web
 * Worker too.
 */

/** The properties of an entry of `data/services.yml` that a figure needs. */
export type FigureService = Pick<Service, 'id' | 'name' | 'abbreviation' | 'icon' | 'category'>;

/** A model as pictures, as a draw.io file and as text. */
export interface Drawing {
  layout: ArchitectureLayout;
  /** SVG of each colour mode. */
  light: string;
  dark: string;
  drawio: string;
  longDescription: string;
  components: ArchitectureComponent[];
  connections: ArchitectureConnection[];
}

/** Parses and checks a model. @throws ContentError with file and line of every problem */
export function readModel(
  file: string,
  text: string,
  services: readonly FigureService[],
): Architecture {
  const located = parseArchitecture(file, text);
  const issues = checkArchitecture(
    located,
    services.map(({id}) => id),
  );
  if (issues.length > 0) throw new ContentError(issues);
  return located.value;
}

/** The abbreviation of each node's service, unless the label contains it. */
export function captionsOf(
  {nodes}: Architecture,
  services: readonly FigureService[],
): Map<string, string> {
  const captions = new Map<string, string>();
  for (const {id, label, service} of nodes) {
    const abbreviation = services.find((one) => one.id === service)?.abbreviation;
    if (abbreviation && !new RegExp(`\\b${abbreviation}\\b`, 'i').test(label))
      captions.set(id, abbreviation);
  }
  return captions;
}

/** Computes the layout of a model and draws it. */
export async function drawArchitecture(
  model: Architecture,
  services: readonly FigureService[],
  solve: Solve,
): Promise<Drawing> {
  const byId = new Map(services.map((service) => [service.id, service]));
  const serviceNames = new Map(services.map(({id, name}) => [id, name]));
  const captions = captionsOf(model, services);
  const layout = await layoutArchitecture(model, captions, solve);
  const longDescription = describeArchitecture(model, serviceNames);
  const drawing = {layout, model, longDescription, services: byId};
  return {
    layout,
    light: renderSvg({...drawing, mode: 'light'}),
    dark: renderSvg({...drawing, mode: 'dark'}),
    drawio: renderDrawio(layout, model),
    longDescription,
    components: listComponents(model, serviceNames),
    connections: listConnections(model),
  };
}
