import path from 'node:path';
import {
  listComponents,
  listConnections,
  type ServiceNames,
} from '../../content/describeArchitecture';
import type {Page} from '../../content/page';
import type {Architecture} from '../../schemas/architecture';

export interface FigureContext {
  /** Models by file, relative to the repository. */
  architectures: ReadonlyMap<string, Architecture>;
  serviceNames: ServiceNames;
}

/**
 * Returns a function for the text that represents an image: its alternative text, and for an
 * architecture model its whole description.
 */
export function figureTexts(
  page: Page,
  {architectures, serviceNames}: FigureContext,
): (image: {url: string; alt: string}) => string[] {
  return ({url, alt}) => {
    const model = architectures.get(path.posix.join(path.posix.dirname(page.file), url));
    return model ? [alt, ...modelTexts(model, serviceNames)] : [alt];
  };
}

/** Title, description, and one line for each component and each connection. */
function modelTexts(model: Architecture, serviceNames: ServiceNames): string[] {
  const components = listComponents(model, serviceNames).map(({label, service, place, note}) =>
    [label, service?.name, place.join(', '), note].filter(Boolean).join(' · '),
  );
  const connections = listConnections(model).map(
    ({from, to, what}) => `${from} to ${to}${what ? `: ${what}` : ''}`,
  );
  return [model.title, model.description, ...components, ...connections];
}
