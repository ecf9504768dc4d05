import type {Drawing} from '../drawArchitecture';
import type {Figure} from './figure';

/** A model of the site that readers can open in the playground. */
export interface OfferedModel {
  /** Address below the base path: the path of the model in the repository. */
  file: string;
  title: string;
  /** The page with the model. */
  permalink: string;
  section: string;
}

/** Props of the page. */
export interface PlaygroundData {
  models: OfferedModel[];
  /** Paths below the base path. */
  scripts: {worker: string; elk: string};
}

/** A valid model as the worker drew it. */
export interface DrawnModel
  extends Omit<Drawing, 'layout'>, Pick<Figure, 'title' | 'description' | 'width' | 'height'> {
  text: string;
}

/** The part of a JSON Schema that the completion reads. */
export interface SchemaNode {
  description?: string;
  enum?: string[];
  type?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
}

/** The data for completion. */
export interface Vocabulary {
  schema: SchemaNode;
  services: {id: string; name: string}[];
}
