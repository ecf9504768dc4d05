import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {words} from '../../src/plugins/search/client/engine/words';
import type {SearchRecord} from '../../src/plugins/search/record';

/** The content of a built page. */
interface BuiltPage {
  ids: ReadonlySet<string>;
  /** The words of the main part in order, each between spaces. */
  text: string;
}

/**
 * Inline elements. Their tags do not separate words. For spans this is true only in code, where a
 * word may have two colours.
 */
const inline =
  /<\/?(?:a|abbr|b|code|em|i|kbd|mark|s|small|strong|sub|sup|time|u|var|wbr)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>/gi;
const span = /<\/?span\b[^>]*>/g;
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/g;
const named: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' '};

/** Number of neighbouring words that must be the same on the page and in the record. */
const runLength = 3;

function readPage(file: string): BuiltPage {
  const html = readFileSync(file, 'utf8')
    // Buttons, such as the copy button of a sample, are not part of the text.
    .replace(/<(script|style|button)\b[\s\S]*?<\/\1>/g, ' ')
    // The controls of a checklist are not part of the text. They are not printed either.
    .replace(/<details\b[^>]*\bno-print\b[\s\S]*?<\/details>/g, ' ')
    // Notes, such as the evidence of a sample, are not part of the text.
    .replace(/<span\b[^>]*\srole=(?:"note"|note)[\s>][\s\S]*?<\/span>/g, ' ')
    .replace(/<pre\b[\s\S]*?<\/pre>/g, (code) => code.replace(span, ''));
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const alternatives = Array.from(
    main.matchAll(/\salt=(?:"([^"]*)"|([^\s">]+))/g),
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const text = [main.replace(inline, '').replace(tag, ' '), ...alternatives]
    .join(' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, decode);
  return {
    ids: new Set(
      Array.from(
        html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g),
        ([, quoted, plain]) => quoted ?? plain ?? '',
      ),
    ),
    text: ` ${words(text).join(' ')} `,
  };
}

function decode(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? entity;
  return String.fromCodePoint(
    /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)),
  );
}

/**
 * Compares records with the pages of a build. The page must exist, and the anchor must be an ID in
 * it. The main part must contain the words of title, headings and text. It compares three
 * neighbouring words at a time.
 *
 * @param outDir folder of the build in the language of the records
 * @returns one line for each problem of a record
 */
export function findFalseRecords(records: readonly SearchRecord[], outDir: string): string[] {
  const pages = new Map<string, BuiltPage | undefined>();
  return records.flatMap((record) => {
    const address = record.url.replace(/[?#].*/, '');
    if (!pages.has(address)) {
      const file = [`${address}.html`, `${address}/index.html`]
        .map((name) => path.join(outDir, name))
        .find(existsSync);
      pages.set(address, file === undefined ? undefined : readPage(file));
    }
    const page = pages.get(address);
    if (!page) return [`${record.url}: there is no such page`];
    const faults: string[] = [];
    if (record.anchor !== '' && !page.ids.has(record.anchor))
      faults.push(`${record.url}: no element has this id`);
    const headings = Object.entries(record).flatMap(([key, value]) =>
      /^hierarchy\.lvl[1-6]$/.test(key) ? [String(value)] : [],
    );
    const lines = [...headings, ...record.content.split('\n')];
    const missing = lines.flatMap(runsOf).filter((run) => !page.text.includes(` ${run} `));
    if (missing.length > 0)
      faults.push(
        `${record.url}: not on the page: ${missing.slice(0, 5).join(' | ')} (${missing.length})`,
      );
    return faults;
  });
}

function runsOf(line: string): string[] {
  const list = words(line);
  if (list.length <= runLength) return list.length > 0 ? [list.join(' ')] : [];
  return list
    .slice(runLength - 1)
    .map((_, index) => list.slice(index, index + runLength).join(' '));
}
