import {expose} from 'comlink';
import Elk, {type ELK, type ElkNode} from 'elkjs/lib/elk-api.js';
import * as z from 'zod';
import {architectureSchema} from '../../../schemas/architecture';
import {ContentError, type ContentIssue} from '../../../schemas/parse';
import type {DrawnModel, Vocabulary} from '../client/playground';
import {drawArchitecture, readModel, type FigureService} from '../drawArchitecture';
import {limitIssues} from './limits';

/* The Web Worker of the playground: it checks and draws a model with the code of the build. */

/** Of `data/services.yml`; see `bundleScripts`. */
declare const knownServices: readonly FigureService[];

// The Content-Security-Policy refuses code that is made from text.
z.config({jitless: true});

/** As errors show it. */
const file = 'model.architecture.yml';
/** Graphs whose solution is kept. An edit of a note changes none. */
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
  /** @param elkAddress absolute address of the script of ELK */
  load(elkAddress: string): Vocabulary {
    elk = new Elk({workerUrl: elkAddress});
    return {
      schema: z.toJSONSchema(architectureSchema, {io: 'input'}) as Vocabulary['schema'],
      services: knownServices.map(({id, name}) => ({id, name})),
    };
  },
  /** @returns the figure, or what is wrong with the model */
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
