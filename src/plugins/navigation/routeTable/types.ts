/** A route as the core writes it: `component` is the key into `chunkNames`. */
export interface GeneratedRoute {
  path: string;
  component: string;
  exact?: boolean;
  routes?: GeneratedRoute[];
  /** Whatever a plugin adds, such as `sidebar`. */
  [attribute: string]: unknown;
}

/** The three files in which the core keeps every route of the site. */
export interface RouteTable {
  routes: GeneratedRoute[];
  /** Component key to the names of the chunks that its props come from, by prop, nested as the props are. */
  chunkNames: Record<string, unknown>;
  /** Chunk name to the module that it holds. */
  modules: Record<string, string>;
}

/** Routes that stay in the main script. `children` is the level of the routes below. */
export type BaseRoute = Omit<GeneratedRoute, 'routes'> & {children?: number};

/** A page's route, outside of the main script. */
export interface Leaf {
  /** The level that it belongs to. */
  level: number;
  route: GeneratedRoute;
}

export interface Shard {
  /** Path of the first leaf: a path belongs to the last shard whose first path is not greater. */
  firstPath: string;
  leaves: Leaf[];
}

export interface SplitRouteTable {
  /** The base URL. */
  homePath: string;
  /** Lists of sibling routes; the first is the top. */
  levels: BaseRoute[][];
  shards: Shard[];
}
