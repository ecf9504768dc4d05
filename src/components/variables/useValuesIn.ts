import {useEffect, type RefObject} from 'react';
import {storedValues} from './store';

/**
 * Shows the reader's values in an element whose markup has default values.
 *
 * @param isUsed false if the markup contains no variable
 */
export function useValuesIn(element: RefObject<HTMLElement | null>, isUsed: boolean): void {
  const values = storedValues.use();
  useEffect(() => {
    if (!isUsed) return;
    for (const shown of element.current?.querySelectorAll<HTMLElement>('[data-variable]') ?? []) {
      const {variable = '', default: initial} = shown.dataset;
      const fallback = initial ?? shown.textContent;
      shown.dataset['default'] = fallback;
      shown.textContent = values[variable] ?? fallback;
    }
  }, [element, isUsed, values]);
}
