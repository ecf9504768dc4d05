import {headingText} from '../../src/content/headings';
import {parseMeta} from '../../src/content/highlight/meta';
import {nodesOf} from '../../src/content/nodesOf';
import {readData} from '../../src/content/readData';
import {readPages} from '../../src/content/readPages';
import {isSampleLanguage} from '../../src/content/sampleLanguages';
import {listTemplateSamples} from '../../src/content/samples/listTemplateSamples';
import {sampleHash} from '../../src/content/samples/sampleHash';
import {templatesSchema} from '../../src/schemas/template';
import {variablesSchema, withDefaults, type Variables} from '../../src/schemas/variable';
import type {Region, SampleGroup, VerifySample} from './types.mts';

/** Reads the samples of all pages and templates. */
export async function readGroups(
  siteDir: string,
): Promise<{groups: SampleGroup[]; variables: Variables}> {
  const variables = await readData(siteDir, 'data/variables.yml', variablesSchema);
  const {pages} = await readPages(siteDir);
  const groups = pages.map(({file, tree}) => ({file, samples: samplesOf(file, tree(), variables)}));
  const {templates} = await readData(siteDir, 'data/templates.yml', templatesSchema);
  for (const sample of await listTemplateSamples(siteDir, templates)) {
    const file = sample.file.split('/').slice(0, 2).join('/');
    let group = groups.find((each) => each.file === file);
    if (!group) groups.push((group = {file, samples: []}));
    const title = sample.file.slice(file.length + 1);
    group.samples.push({
      ...sample,
      title,
      source: sample.text,
      heading: '',
      hash: sampleHash(sample),
    });
  }
  return {groups: groups.filter(({samples}) => samples.length > 0), variables};
}

/**
 * The regions of `data/variables.yml`. The default region is first. The name of a project contains
 * the name of its region.
 */
export function regionsOf({region, project}: Variables): Region[] {
  const first = region?.default ?? '';
  return [first, ...Object.keys(region?.sets ?? {})].map((name) => ({
    ...region?.sets?.[name],
    region: name,
    project: project?.default.replace(first, name) ?? '',
  }));
}

function samplesOf(
  file: string,
  tree: Parameters<typeof nodesOf>[0],
  variables: Variables,
): VerifySample[] {
  const samples: VerifySample[] = [];
  let heading = '';
  for (const node of nodesOf(tree, 'code', 'heading')) {
    if (node.type === 'heading') {
      if (node.depth <= 2) heading = headingText(node);
      continue;
    }
    const {lang, meta, value, position} = node;
    if (!isSampleLanguage(lang)) continue;
    const {title, unchecked} = parseMeta(meta);
    const text = withDefaults(value, variables);
    samples.push({
      language: lang,
      text,
      source: value,
      title,
      heading,
      file,
      line: (position?.start.line ?? 0) + 1,
      unchecked,
      hash: sampleHash({language: lang, text}),
    });
  }
  return samples;
}
