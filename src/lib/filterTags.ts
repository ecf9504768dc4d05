import {matchesWords} from './facets';

interface FilterableTag {
  label: string;
  permalink: string;
  description?: string | undefined;
}

/** The tags that hold every word of the query in label, description or key, whatever the case. An empty query keeps all. */
export function filterTags<Tag extends FilterableTag>(tags: readonly Tag[], query: string): Tag[] {
  return tags.filter(({label, permalink, description = ''}) =>
    matchesWords(`${label} ${permalink.split('/').at(-1) ?? ''} ${description}`, query),
  );
}
