import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseDocument, YAMLMap, YAMLSeq} from 'yaml';
import {ChoiceError, slugOf, type Answers, type Made} from './answers';

/** Adds a tag to docs/tags.yml and to its group, in sorted order. */
export async function newTag(siteDir: string, answers: Answers): Promise<Made> {
  const [tagsFile, groupsFile] = ['docs/tags.yml', 'data/tag-groups.yml'];
  const tags = parseDocument(await readFile(path.join(siteDir, tagsFile), 'utf8'));
  const groups = parseDocument(await readFile(path.join(siteDir, groupsFile), 'utf8'));
  if (!(tags.contents instanceof YAMLMap) || !(groups.contents instanceof YAMLMap))
    throw new ChoiceError(`${tagsFile} or ${groupsFile} is no map`);

  const label = await answers.title();
  const key = slugOf(label);
  if (tags.has(key)) throw new ChoiceError(`the tag "${key}" exists already`);
  const group = await answers.group(groups.contents.items.map((pair) => String(pair.key)));

  const members = groups.get(group);
  if (!(members instanceof YAMLSeq))
    throw new ChoiceError(
      `the group "${group}" of ${groupsFile} is no list: write it as lines of "- tag"`,
    );

  tags.set(key, {label, permalink: `/${key}`, description: `Pages about ${label}.`});
  tags.contents.items.sort((a, b) => String(a.key).localeCompare(String(b.key), 'en'));
  members.add(key);
  members.items.sort((a, b) => String(a).localeCompare(String(b), 'en'));
  await writeFile(path.join(siteDir, tagsFile), tags.toString({lineWidth: 0}));
  await writeFile(
    path.join(siteDir, groupsFile),
    groups.toString({lineWidth: 0, indentSeq: groups.toString().includes('\n  - ')}),
  );
  return {
    files: [tagsFile, groupsFile],
    next: [
      'Say in docs/tags.yml in one sentence what the tag is about.',
      `Use "${key}" in the "tags" of at least one page.`,
    ],
  };
}
