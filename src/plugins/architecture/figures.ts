import {fileURLToPath} from 'node:url';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {cached} from '../../lib/buildCache';
import {createThread} from '../../lib/createThread';
import {servicesSchema, type Service} from '../../schemas/service';
import {issuesOf} from './issuesOf';
import type {FigureResult, FigureSource} from './makeFigure';

/** File that figures take the names of services from, relative to the site. */
export const servicesFile = 'data/services.yml';

const thread = fileURLToPath(new URL('./figureThread.cjs', import.meta.url));

export interface Figures {
  /**
   * Gives the figure of a model: made once for the browser's and the server's bundle, and kept on disk for the commands that follow.
   *
   * @param file path of the model relative to the site, as shown in errors
   */
  make(file: string, text: string): Promise<FigureResult>;
  /** Begins with all models of the documentation, before anyone asks for one. */
  makeAll(): Promise<void>;
}

/** @param siteDir absolute path of the site */
export function createFigures(siteDir: string): Figures {
  const makeInThread = createThread<FigureResult>(thread);
  const made = new Map<string, {text: string; services: Service[]; result: Promise<FigureResult>}>();

  async function make(file: string, text: string): Promise<FigureResult> {
    const services = await readData(siteDir, servicesFile, servicesSchema).then((data) => data.services, issuesOf);
    if ('issues' in services) return services;
    const kept = made.get(file);
    if (kept?.text === text && kept.services === services) return kept.result;
    const source: FigureSource = {siteDir, file, text, services};
    const result = cached(siteDir, {name: 'figures'}, [file, text, services], () => makeInThread(source));
    made.set(file, {text, services, result});
    // Whoever asks again gets another try.
    result.catch(() => made.delete(file));
    return result;
  }

  return {
    make,
    async makeAll() {
      const {architectures} = await readArchitectures(siteDir);
      await Promise.all(architectures.map(({file, text}) => make(file, text)));
    },
  };
}
