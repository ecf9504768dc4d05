import clsx from 'clsx';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

interface ScrollableTableProps extends ComponentProps<'table'> {
  /** Titles of the columns, if the children contain no `thead`. */
  head?: readonly string[];
}

/** A table in a frame that scrolls sideways. The frame is a tab stop only if it scrolls. */
export function ScrollableTable({head, children, ...table}: ScrollableTableProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  // In the HTML every frame is a tab stop, because only the browser knows whether a table fits.
  const [scrollable, setScrollable] = useState(true);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={clsx('goes-on', styles.frame)}
      {...(scrollable && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}
    >
      <table {...table}>
        {head && (
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </div>
  );
}
