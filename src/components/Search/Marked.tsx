import type {ReactNode} from 'react';
import type {MarkedText} from '../../plugins/search/client/types';

/** A text with marked matches. All pieces are rendered as text, never as HTML. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
