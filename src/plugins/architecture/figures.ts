import {readArchitectures} from '../../content/readArchitectures';
import {readData} from '../../content/readData';
import {servicesSchema, type Service} from '../../schemas/service';
import {compileArchitecture, type CompiledArchitecture} from './compileArchitecture';
import {solveWithElk} from './solveWithElk';

/** The file with the names of services, relative to the site. */
export const servicesFile = 'data/services.yml';

export interface Figures {
  /**
   * Compiles the figure of a model, once for the bundles of browser and server.
   *
   * @param file path of the model relative to the site, as shown in errors
   * @throws ContentError for a model that is not valid
   */
  make(file: string, text: string): Promise<CompiledArchitecture>;
  /** Starts to compile all models of the documentation before a page requests one. */
  makeAll(): Promise<void>;
}

export function createFigures(siteDir: string): Figures {
  interface Made {
    text: string;
    services: readonly Service[];
    result: Promise<CompiledArchitecture>;
  }
  const made = new Map<string, Made>();
  const solve = solveWithElk(siteDir);

  async function make(file: string, text: string): Promise<CompiledArchitecture> {
    const {services} = await readData(siteDir, servicesFile, servicesSchema);
    const last = made.get(file);
    if (last?.text === text && last.services === services) return last.result;
    const result = compileArchitecture({file, text, services, solve});
    made.set(file, {text, services, result});
    // The next request tries again.
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
