/** What stands after the language of a fence. */
export interface FenceMeta {
  title: string | undefined;
  /** Why the sample is not checked. */
  unchecked: string | undefined;
  /** Why the sample has examples of variables as fixed text. */
  fixed: string | undefined;
  /** Regions that the sample is right for; undefined for all. */
  regions: readonly string[] | undefined;
}

/** Reads `title="values.yaml" unchecked="reason"`, in any order. */
export function parseMeta(meta: string | null | undefined): FenceMeta {
  const quoted = (name: string): string | undefined => {
    const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta ?? '');
    return match?.[1] ?? match?.[2];
  };
  return {
    title: quoted('title'),
    unchecked: quoted('unchecked'),
    fixed: quoted('fixed'),
    regions: quoted('regions')?.split(' '),
  };
}
