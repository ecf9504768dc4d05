import {element, escapeXml} from '../../lib/xml';
import {breakTitle} from './breakTitle';

/** The texts of an image. */
export interface SocialImage {
  title: string;
  /** Label of the page's kind; undefined for landing pages. */
  kind?: string | undefined;
  /** Label of the page's collection. */
  section: string;
  siteTitle: string;
}

/** The size in px that social networks request. */
export const size = {width: 1200, height: 630} as const;

/** The light mode of src/css/tokens.css: surface, ink, ink-soft, line, accent, keystone. */
const color = {
  surface: '#ffffff',
  ink: '#14222a',
  soft: '#40525b',
  line: '#d5dedf',
  accent: '#0b5f6e',
  keystone: '#b04d17',
} as const;

const margin = 72;
/** Upper edge of the title block. */
const foot = 500;
const titleSize = 68;
const lineHeight = 84;

/** Draws the image as SVG: the title, and below it a title block like that of a drawing. */
export function drawImage({title, kind, section, siteTitle}: SocialImage): string {
  const lines = breakTitle(title);
  const top = (foot - lines.length * lineHeight) / 2 + titleSize * 0.86;
  const row = {y: foot + 76, 'font-size': 28};
  return element(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': 'Public Sans'},
    element('rect', {...size, fill: color.surface}),
    element('rect', {width: size.width, height: 12, fill: color.accent}),
    ...lines.map((line, index) =>
      text(line, {
        x: margin,
        y: top + index * lineHeight,
        'font-size': titleSize,
        'font-weight': 600,
        fill: color.ink,
      }),
    ),
    element('rect', {y: foot, width: size.width, height: 2, fill: color.line}),
    text([kind, section].filter(Boolean).join('  ·  '), {...row, x: margin, fill: color.soft}),
    text(siteTitle, {
      ...row,
      x: size.width - margin - 64,
      'text-anchor': 'end',
      'font-weight': 600,
      fill: color.ink,
    }),
    mark(size.width - margin - 48, foot + 41),
  );
}

function text(content: string, attributes: Readonly<Record<string, string | number>>): string {
  return element('text', attributes, escapeXml(content));
}

/** The mark of static/img/mark.svg, 48 px high. */
function mark(x: number, y: number): string {
  return element(
    'g',
    {transform: `translate(${x} ${y}) scale(0.667)`},
    element('path', {
      fill: color.accent,
      d: 'M6 66V36A30 30 0 0 1 26.3 7.6L31 21.1A15.8 15.8 0 0 0 20.2 36v30zM66 66V36A30 30 0 0 0 45.7 7.6L41 21.1A15.8 15.8 0 0 1 51.8 36v30z',
    }),
    element('path', {fill: color.keystone, d: 'M28 4h16l-5.9 17h-4.2z'}),
  );
}
