/** The options after the language of a fence. */
export interface FenceMeta {
  title: string | undefined;
  /** Why the sample is not checked. */
  unchecked: string | undefined;
  /** Why the sample contains example values of variables as fixed text. */
  fixed: string | undefined;
  /** Regions for which the sample is right; undefined for all regions. */
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
