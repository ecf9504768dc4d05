const sections: readonly (readonly [folder: string, label: string])[] = [
  ['best-practices', 'Best practices'],
  ['blueprints/by-industry', 'Blueprints by industry'],
  ['blueprints/by-use-case', 'Blueprints by use case'],
  ['blueprints', 'Blueprints'],
  ['caf', 'Adoption framework'],
];

/** The landing page of the collection of a document, without the base path. */
export function sectionLink(id: string): {to: string; label: string} | undefined {
  const section = sections.find(([folder]) => id.startsWith(`${folder}/`));
  return section && {to: `/docs/${section[0]}`, label: section[1]};
}

/**
 * The name of the collection of a document.
 *
 * @param id document id, for example `caf/ready/ready`
 */
export function sectionOf(id: string): string {
  return sectionLink(id)?.label ?? 'Documentation';
}
