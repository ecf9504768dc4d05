/** Keys that stand in the front matter already. */
function presentKeys(text) {
  const [, matter = ''] = /^---\r?\n([\s\S]*?)(?:\r?\n---|$)/.exec(text) ?? [];
  return new Set([...matter.matchAll(/^([\w-]+):/gm)].map(([, key]) => key));
}

/** The form of front matter that fits the kind that the page names; all forms where it names none. */
function formsFor(schema, text) {
  const forms = schema.oneOf ?? schema.anyOf ?? [schema];
  const kind = /^kind: *([\w-]+)/m.exec(text)?.[1];
  const fitting = forms.filter(({properties}) => valuesOf(properties.kind).includes(kind));
  return fitting.length > 0 ? fitting : forms;
}

function valuesOf(property = {}) {
  if (property.const !== undefined) return [String(property.const)];
  if (property.enum) return property.enum.map(String);
  if (property.type === 'boolean') return ['true', 'false'];
  return (property.anyOf ?? []).flatMap(valuesOf);
}

/** What stands behind a key that is chosen, with the place where one goes on writing. */
function skeletonOf(key, property) {
  if (key === 'sources') return `sources:\n  - title: $1\n    url: https://$2`;
  if (property.type === 'array') return `${key}: [$1]`;
  return `${key}: $1`;
}

function detailOf(property, isRequired) {
  const values = valuesOf(property);
  const what = values.length > 0 ? values.join(', ') : [property.type ?? []].flat().join(' or ');
  return isRequired ? `${what} (required)` : what;
}

/**
 * What may be written at a place of the front matter.
 *
 * @param before lines from the top of the page; the last one up to the cursor
 * @param text the whole page
 * @param facts JSON Schema of the front matter, known names by key, the day
 * @returns items with label, snippet, detail; none outside of the front matter
 */
exports.complete = (before, text, {schema, names, today}) => {
  if (before[0] !== '---' || before.length < 2 || before.slice(1).includes('---')) return [];
  const line = before.at(-1);
  const forms = formsFor(schema, text);
  const properties = Object.assign({}, ...forms.map((form) => form.properties));

  if (/^[\w-]*$/.test(line)) {
    const present = presentKeys(text);
    const required = new Set(forms.flatMap((form) => form.required ?? []));
    return Object.entries(properties)
      .filter(([key]) => !present.has(key))
      .sort(([a], [b]) => Number(required.has(b)) - Number(required.has(a)))
      .map(([key, property]) => ({
        label: key,
        insert: skeletonOf(key, property),
        detail: detailOf(property, required.has(key)),
        isKey: true,
      }));
  }

  const [, key, written = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  const asValues = (values, detail) => values.map((label) => ({label, insert: label, detail, isKey: false}));
  if (key === undefined || !properties[key]) return [];
  if (names[key]) {
    const used = new Set(written.replace(/^\[/, '').split(/,\s*/).slice(0, -1));
    const known = names[key].filter((name) => !used.has(name));
    return written.startsWith('[') ? asValues(known, key) : asValues(known, key).map((item) => ({...item, insert: `[${item.insert}]`}));
  }
  if (key === 'reviewed') return asValues([today], 'today');
  return asValues([...new Set(forms.flatMap((form) => valuesOf(form.properties[key])))], key);
};
