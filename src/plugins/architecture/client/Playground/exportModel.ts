import type {DrawnModel} from '../playground';

/** Name of the exported files without an extension: words of the title, joined by hyphens. */
export function fileName(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ['model'];
  return words.join('-').slice(0, 60).replace(/-$/, '');
}

/** The data URL of a picture. */
export const pictureAddress = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Escapes a text for Markdown and MDX. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&');

/** The line that inserts the model into a page of this site. */
export function embedLine({title, description}: Pick<DrawnModel, 'title' | 'description'>): string {
  const alt = escapeMarkdown(description.replace(/\s+/g, ' ').trim());
  return `![${alt}](./${fileName(title)}.architecture.yml)`;
}

/** That line, followed by the description of the model. */
export function toMarkdown(model: DrawnModel): string {
  return `${embedLine(model)}\n\n${escapeMarkdown(model.longDescription)}\n`;
}
