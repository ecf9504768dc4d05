import path from 'node:path';
import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {ContentError, type ContentIssue} from '../../schemas/parse';
import {servicesSchema, type Service} from '../../schemas/service';
import {compileArchitecture, type CompiledArchitecture} from './compileArchitecture';
import {solveWithElk} from './solveWithElk';

/** File that figures take the names of services from, relative to the site. */
export const servicesFile = 'data/services.yml';

/** A figure, or what is wrong with its model. Issues are a result, since an error loses its class on the way out of a thread. */
export type FigureResult = {compiled: CompiledArchitecture} | {issues: readonly ContentIssue[]};

export interface Figures {
  /**
   * Makes the figure of a model; once for the browser's and the server's bundle, and for all builds of the dev server in which the model stays as it is.
   *
   * @param file path of the model relative to the site, as shown in errors
   */
  make(file: string, text: string): Promise<FigureResult>;
  /** Begins with all models of the documentation, before anyone asks for one. */
  makeAll(): Promise<void>;
}

/** @param siteDir absolute path of the site */
export function createFigures(siteDir: string): Figures {
  const solve = solveWithElk(path.join(siteDir, '.cache', 'architecture'));
  const made = new Map<string, {text: string; services: Service[]; result: Promise<FigureResult>}>();

  const readServices = (): Promise<Service[] | {issues: readonly ContentIssue[]}> =>
    readData(siteDir, servicesFile, servicesSchema).then(({services}) => services, issuesOf);

  async function make(file: string, text: string): Promise<FigureResult> {
    const services = await readServices();
    if ('issues' in services) return services;
    const kept = made.get(file);
    if (kept?.text === text && kept.services === services) return kept.result;
    const result = compileArchitecture({file, text, services, solve}).then((compiled) => ({compiled}), issuesOf);
    made.set(file, {text, services, result});
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

function issuesOf(error: unknown): {issues: readonly ContentIssue[]} {
  if (error instanceof ContentError) return {issues: error.issues};
  throw error;
}
