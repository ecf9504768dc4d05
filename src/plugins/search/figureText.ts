import path from 'node:path';
import {describeArchitecture, type ServiceNames} from '../../content/describeArchitecture';
import type {Page} from '../../content/page';
import type {Architecture} from '../../schemas/architecture';

export interface FigureContext {
  /** Models by file, relative to the repository. */
  architectures: ReadonlyMap<string, Architecture>;
  serviceNames: ServiceNames;
}

/** Makes a function for the words that stand for an image on a page: its alternative text, and for an architecture model all that it says. */
export function figureText(page: Page, {architectures, serviceNames}: FigureContext): (image: {url: string; alt: string}) => string {
  return ({url, alt}) => {
    const model = architectures.get(path.posix.join(path.posix.dirname(page.file), url));
    return model ? `${alt}. ${describeArchitecture(model, serviceNames)}` : alt;
  };
}
