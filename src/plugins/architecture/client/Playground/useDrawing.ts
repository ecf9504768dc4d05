import {useEffect, useRef, useState} from 'react';
import type {ContentIssue} from '../../../../schemas/parse';
import type {DrawnModel} from '../playground';
import type {Drawer} from './linkDrawer';

/** The results of the worker. */
export interface Drawn {
  /** The last valid model. */
  model?: DrawnModel;
  /** Errors of the text that was checked last. */
  issues: readonly ContentIssue[];
  /** The reason why nothing could be drawn, although the model may be valid. */
  failure?: string;
}

/** A model is drawn this many ms after the last edit. */
const pause = 150;

/** Draws a text after each pause in its edits. */
export function useDrawing(drawer: Drawer, text: string | undefined): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({issues: []});
  const isFirst = useRef(true);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(
      () => {
        drawer.draw(text).then(
          (answer) => {
            if (Array.isArray(answer)) setDrawn(({model}) => ({...toModel(model), issues: answer}));
            else if (answer) setDrawn({model: answer, issues: []});
          },
          (error: unknown) => {
            const failure = error instanceof Error ? error.message : String(error);
            setDrawn(({model}) => ({...toModel(model), issues: [], failure}));
          },
        );
      },
      isFirst.current ? 0 : pause,
    );
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [drawer, text]);
  return drawn;
}

const toModel = (model: DrawnModel | undefined): Pick<Drawn, 'model'> => (model ? {model} : {});
