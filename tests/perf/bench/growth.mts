import {cp, mkdir, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The parts of a copy of this site, without its installed packages. */
const parts = [
  'data',
  'docs',
  'src',
  'static',
  'templates',
  'whats-new',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const title = /^title: (["']?)(.*)\1$/m;

/**
 * Copies this site and repeats its articles until there are enough pages. A repeated article is
 * in the folder of the first one, so sidebars, tag pages and service pages grow too.
 *
 * @param root the repository
 * @param folder of the copy; replaced if it exists
 * @param count number of Markdown pages wanted
 */
export async function growSite(root: string, folder: string, count: number): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(
    parts.map((part) => cp(path.join(root, part), path.join(folder, part), {recursive: true})),
  );
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // The content check rejects repeated passages. Here all passages are repeated.
  const config = path.join(folder, 'docusaurus.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace(/^ *contentChecks,\n/m, ''));
  const docs = path.join(folder, 'docs');
  const files = (await readdir(docs, {recursive: true}))
    .filter((file) => file.endsWith('.md'))
    .sort();
  const articles: {file: string; text: string}[] = [];
  for (const file of files) {
    const text = await readFile(path.join(docs, file), 'utf8');
    // Only landing pages set their own address.
    if (!/^(slug|id):/m.test(text) && path.basename(file) !== 'index.md')
      articles.push({file, text});
  }
  for (let index = 0; files.length + index < count; index += 1) {
    const {file, text} = articles[index % articles.length] as {file: string; text: string};
    const round = Math.floor(index / articles.length) + 1;
    const copy = file.replace(/\.md$/, `-copy-${String(round)}.md`);
    await writeFile(
      path.join(docs, copy),
      text.replace(
        title,
        (_line, quote: string, words: string) =>
          `title: ${quote}${words} (${String(round)})${quote}`,
      ),
    );
  }
}
