const sections: readonly (readonly [folder: string, label: string])[] = [
  ['best-practices', 'Best practices'],
  ['blueprints/by-industry', 'Blueprints by industry'],
  ['blueprints/by-use-case', 'Blueprints by use case'],
  ['blueprints', 'Blueprints'],
  ['caf', 'Adoption framework'],
];

/** The collection of a document in words. @param id document id, for example `caf/ready/ready` */
export function sectionOf(id: string): string {
  return sections.find(([folder]) => id.startsWith(`${folder}/`))?.[1] ?? 'Documentation';
}
