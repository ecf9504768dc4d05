import type {ReactNode} from 'react';
import type {MarkedText} from '../../plugins/search/client/types';

/** A text with the words marked that answer the query. Pieces are rendered as text, whatever they hold. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
