import {statSync} from 'node:fs';

/** Something that was made from files. */
interface MadeFrom {
  /** Absolute paths of the further files that it depends on. */
  files: readonly string[];
}

interface Kept {
  state: string;
  value: Promise<MadeFrom>;
  /** States of the further files, once they are known. */
  others?: ReadonlyMap<string, string>;
}

/** What was made from each file, by its path. */
const memory = new Map<string, Kept>();

/**
 * Makes something from a file once, and again after that file or one of those that it depends on changed. Several calls at the same time share one
 * making. What fails is not kept.
 *
 * @param file absolute path; also the name under which the value is kept, so that one kind of value is made from it
 */
export function keepWhileUnchanged<Value extends MadeFrom>(
  file: string,
  make: () => Promise<Value>,
): Promise<Value> {
  // Without a pause between looking and keeping: several plugins ask at the same time.
  const state = stateOf(file);
  const kept = memory.get(file);
  if (
    kept?.state === state &&
    [...(kept.others ?? [])].every(([other, then]) => stateOf(other) === then)
  ) {
    return kept.value as Promise<Value>;
  }
  const entry: Kept = {state, value: make()};
  memory.set(file, entry);
  entry.value.then(
    ({files}) => {
      entry.others = new Map(files.map((other) => [other, stateOf(other)]));
    },
    () => {
      // The file may have changed meanwhile, and what is made of it now is under way.
      if (memory.get(file) === entry) memory.delete(file);
    },
  );
  return entry.value as Promise<Value>;
}

/** Changes with the content of the file: size and times in nanoseconds; empty where there is no such file. */
function stateOf(file: string): string {
  const stats = statSync(file, {bigint: true, throwIfNoEntry: false});
  return stats ? `${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}` : '';
}
