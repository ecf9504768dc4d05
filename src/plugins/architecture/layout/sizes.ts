import type {
  ArchitectureEdge,
  ArchitectureGroup,
  ArchitectureNode,
} from '../../../schemas/architecture';
import type {Size} from '../geometry';
import {measureLines} from '../measureText';
import {edgeLabel, edgeProtocol, groupTitle, nodeCaption, nodeLabel} from '../typography';
import {wrapText} from '../wrapText';

/** Lengths in px. A node is a card with a glyph on the left, and label and caption beside it. */
export const card = {
  paddingX: 12,
  paddingY: 11,
  glyph: 28,
  gap: 10,
  minWidth: 116,
  minHeight: 52,
  maxText: 132,
} as const;
/** A frame's title is at its top left, after a small glyph. */
export const frame = {
  paddingX: 18,
  paddingBottom: 18,
  titleTop: 11,
  titleGlyph: 16,
  titleGap: 7,
  maxTitle: 260,
} as const;
/** Height of the curves of a cylinder, the shape of data, in px. */
export const cylinderCurve = 7;
export const chip = {paddingX: 6, paddingY: 3} as const;
/** The circle with the number of a line, before its label. Lengths in px. */
export const badge = {size: 18, gap: 5} as const;

export interface NodeText {
  label: string[];
  caption: string | undefined;
}

export function nodeText({label}: ArchitectureNode, caption: string | undefined): NodeText {
  return {label: wrapText(label, nodeLabel, card.maxText), caption};
}

export function nodeSize({label, caption}: NodeText, kind: ArchitectureNode['kind']): Size {
  const text = Math.max(
    measureLines(label, nodeLabel),
    measureLines(caption ? [caption] : [], nodeCaption),
  );
  const height = label.length * nodeLabel.lineHeight + (caption ? nodeCaption.lineHeight : 0);
  return {
    width: Math.max(card.minWidth, 2 * card.paddingX + card.glyph + card.gap + text),
    height:
      Math.max(card.minHeight, 2 * card.paddingY + height) +
      (kind === 'data' ? cylinderCurve + 3 : 0),
  };
}

/** Words in front of a frame's label, unless the label contains them. */
const kindWords: Partial<Record<ArchitectureGroup['kind'], string>> = {
  account: 'Account',
  project: 'Project',
  region: 'Region',
  zone: 'Zone',
  vpc: 'VPC',
  subnet: 'Subnet',
  cluster: 'Cluster',
  namespace: 'Namespace',
};

/** @param wrapAt px */
export function groupTitleLines(
  {kind, label}: ArchitectureGroup,
  wrapAt: number = frame.maxTitle,
): string[] {
  const word = kindWords[kind];
  const said = !word || label.toLowerCase().includes(word.toLowerCase());
  return wrapText(said ? label : `${word} ${label}`, groupTitle, wrapAt);
}

/** Height of the strip for a frame's title. */
export function titleHeight(title: readonly string[]): number {
  return frame.titleTop + title.length * groupTitle.lineHeight + 12;
}

export function titleWidth(title: readonly string[]): number {
  return 2 * frame.paddingX + frame.titleGlyph + frame.titleGap + measureLines(title, groupTitle);
}

export interface LabelText {
  text: string[];
  protocol: string[];
}

/** @param maxWidth in px; labels side by side have less space than labels below each other */
export function labelText({label, protocol}: ArchitectureEdge, maxWidth: number): LabelText {
  return {
    text: label ? wrapText(label, edgeLabel, maxWidth) : [],
    protocol: protocol ? wrapText(protocol, edgeProtocol, maxWidth) : [],
  };
}

/** Size of the number with the label beside it. */
export function labelSize({text, protocol}: LabelText): Size {
  const lines = text.length * edgeLabel.lineHeight + protocol.length * edgeProtocol.lineHeight;
  const width = Math.max(measureLines(text, edgeLabel), measureLines(protocol, edgeProtocol));
  return {
    width: badge.size + 2 * chip.paddingX + (width > 0 ? badge.gap + width : 0),
    height: 2 * chip.paddingY + Math.max(badge.size, lines),
  };
}
