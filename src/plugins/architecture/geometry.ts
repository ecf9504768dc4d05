import type {
  ArchitectureEdge,
  ArchitectureGroup,
  ArchitectureNode,
} from '../../schemas/architecture';

/** Lengths are CSS pixels; the origin is the top left corner of the picture. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

export interface PlacedGroup extends Box {
  group: ArchitectureGroup;
  /** 0 for a group outside all others. */
  depth: number;
  title: string[];
  /** Glyph and title. */
  titleBox: Box;
}

export interface PlacedNode extends Box {
  node: ArchitectureNode;
  label: string[];
  /** Abbreviation of the service, unless the label contains it. */
  caption: string | undefined;
}

export interface PlacedEdge {
  edge: ArchitectureEdge;
  /** Position in the model, from 1. Picture and description show the same number. */
  number: number;
  /** Corners of an orthogonal line between the borders of its two ends. */
  points: Point[];
  label: PlacedLabel;
}

interface PlacedLabel extends Box {
  /** The label of the line. */
  text: string[];
  /** Protocol and port, in small text below the label. */
  protocol: string[];
}

/** The layout of a model. Pictures and draw.io file use the same one. */
export interface ArchitectureLayout extends Size {
  /** Outer groups before inner ones. */
  groups: PlacedGroup[];
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}
