export interface SplitText {
  /** The YAML between the two `---` lines, or undefined if the file has none. */
  frontMatter: string | undefined;
  body: string;
  /** Lines of the file before the body. */
  bodyOffset: number;
}

/** Splits a Markdown file into its front matter and its body. Line ends are normalised to `\n`. */
export function splitFrontMatter(fileText: string): SplitText {
  const text = fileText.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const match = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return {frontMatter: undefined, body: text, bodyOffset: 0};
  return {
    frontMatter: match[1] ?? '',
    body: text.slice(match[0].length),
    bodyOffset: match[0].replace(/[^\n]/g, '').length,
  };
}
