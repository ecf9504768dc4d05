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
  /** 0 for a group that stands in no other. */
  depth: number;
  title: string[];
  /** Glyph and title. */
  titleBox: Box;
}

export interface PlacedNode extends Box {
  node: ArchitectureNode;
  label: string[];
  /** Abbreviation of the service, where the label does not say it. */
  caption: string | undefined;
}

export interface PlacedEdge {
  edge: ArchitectureEdge;
  /** Place in the model, from 1: the same number stands in the picture and in its description. */
  number: number;
  /** Corners of an orthogonal line from the border of one end to the border of the other. */
  points: Point[];
  label: PlacedLabel;
}

interface PlacedLabel extends Box {
  /** What flows. */
  text: string[];
  /** Protocol and port, below it in small. */
  protocol: string[];
}

/** Where everything stands: the one geometry that the picture and the draw.io file share. */
export interface ArchitectureLayout extends Size {
  /** Outer groups before inner ones. */
  groups: PlacedGroup[];
  nodes: PlacedNode[];
  edges: PlacedEdge[];
}
