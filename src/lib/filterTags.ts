interface FilterableTag {
  label: string;
  permalink: string;
  description?: string | undefined;
}

/** The tags that hold every word of the query in label, description or key, whatever the case. An empty query keeps all. */
export function filterTags<Tag extends FilterableTag>(tags: readonly Tag[], query: string): Tag[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return tags.filter(({label, permalink, description = ''}) => {
    const text = `${label} ${permalink.split('/').at(-1) ?? ''} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
