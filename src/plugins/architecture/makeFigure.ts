import type {ContentIssue} from '../../schemas/parse';
import type {Service} from '../../schemas/service';
import {compileArchitecture, type CompiledArchitecture} from './compileArchitecture';
import {issuesOf} from './issuesOf';
import {solveWithElk} from './solveWithElk';

/** What a figure is made from. */
export interface FigureSource {
  /** Absolute path of the site. */
  siteDir: string;
  /** Path of the model relative to the site, as shown in errors. */
  file: string;
  text: string;
  services: readonly Service[];
}

/** A figure, or what is wrong with its model. Issues are a result, since an error loses its class on the way out of a thread. */
export type FigureResult = {compiled: CompiledArchitecture} | {issues: readonly ContentIssue[]};

/** Makes the figure of a model; the work of the thread. */
export function makeFigure({siteDir, ...source}: FigureSource): Promise<FigureResult> {
  return compileArchitecture({...source, solve: solveWithElk(siteDir)}).then((compiled) => ({compiled}), issuesOf);
}
