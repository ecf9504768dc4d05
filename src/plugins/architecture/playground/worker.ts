import {expose} from 'comlink';
import Elk, {type ELK, type ElkNode} from 'elkjs/lib/elk-api.js';
import * as z from 'zod';
import {architectureSchema} from '../../../schemas/architecture';
import {ContentError, type ContentIssue} from '../../../schemas/parse';
import type {DrawnModel, Vocabulary} from '../client/playground';
import {drawArchitecture, readModel, type FigureService} from '../drawArchitecture';
import {limitIssues} from './limits';

/* The Web Worker of the playground. It checks and draws a model with the code of the build. */

/** From `data/services.yml`; see `bundleScripts`. */
declare const knownServices: readonly FigureService[];

// The Content-Security-Policy blocks code that is generated from text.
z.config({jitless: true});

/** The name in error messages. */
const file = 'model.architecture.yml';
/** Highest number of remembered layouts. An edit of a note changes none. */
const keptGraphs = 16;
const solved = new Map<string, Promise<ElkNode>>();
let elk: ELK | undefined;

function solve(graph: ElkNode): Promise<ElkNode> {
  const key = JSON.stringify(graph);
  const known = solved.get(key);
  if (known) return known;
  if (!elk) throw new Error('ELK is not loaded');
  const answer = elk.layout(graph);
  solved.set(key, answer);
  answer.catch(() => solved.delete(key));
  const [oldest] = solved.keys();
  if (solved.size > keptGraphs && oldest !== undefined) solved.delete(oldest);
  return answer;
}

const api = {
  /** @param elkAddress absolute address of ELK's script */
  load(elkAddress: string): Vocabulary {
    elk = new Elk({workerUrl: elkAddress});
    return {
      schema: z.toJSONSchema(architectureSchema, {io: 'input'}) as Vocabulary['schema'],
      services: knownServices.map(({id, name}) => ({id, name})),
    };
  },
  /** @returns the figure, or the errors of the model */
  async draw(text: string): Promise<DrawnModel | ContentIssue[]> {
    try {
      const tooLong = limitIssues(file, text);
      if (tooLong.length > 0) return tooLong;
      const model = readModel(file, text, knownServices);
      const tooLarge = limitIssues(file, text, model);
      if (tooLarge.length > 0) return tooLarge;
      const {layout, ...drawn} = await drawArchitecture(model, knownServices, solve);
      const {title, description} = model;
      return {text, title, description, width: layout.width, height: layout.height, ...drawn};
    } catch (error) {
      if (error instanceof ContentError) return [...error.issues];
      throw error;
    }
  },
};
export type PlaygroundApi = typeof api;

expose(api);
