/** System fonts, so that readers download none. */
export const fontFamily =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif";

export interface TextStyle {
  /** Font size in px. */
  size: number;
  /** Distance of the lines in px. */
  lineHeight: number;
  weight: 400 | 600;
}

export const nodeLabel: TextStyle = {size: 14, lineHeight: 18, weight: 600};
export const nodeCaption: TextStyle = {size: 12, lineHeight: 16, weight: 400};
export const groupTitle: TextStyle = {size: 13, lineHeight: 17, weight: 600};
export const edgeLabel: TextStyle = {size: 12.5, lineHeight: 16, weight: 400};
export const edgeProtocol: TextStyle = {size: 11.5, lineHeight: 15, weight: 400};
export const edgeNumber: TextStyle = {size: 11, lineHeight: 14, weight: 600};
