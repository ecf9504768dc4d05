import type {SyntheticEvent} from 'react';

/** Longest quotation in an address, in characters. */
const longest = 500;

/**
 * Adds the section and the selected text, or the sample beside the link, to the address of a
 * report.
 */
export function addContext({currentTarget: link}: SyntheticEvent<HTMLAnchorElement>): void {
  const selection = window.getSelection();
  const selected = selection?.toString().trim();
  const sample = link.closest('[data-sample]');
  const from = selected ? selection?.anchorNode : link.closest('[data-sample], figure');
  if (!from) return;
  const heading = [...document.querySelectorAll('main :is(h2, h3)')]
    .filter((one) => one.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING)
    .at(-1);
  const url = new URL(link.href);
  const section = [heading?.textContent, link.dataset['about']].filter(Boolean).join(': ');
  if (section) url.searchParams.set('section', section);
  const quote = [selected, sample?.querySelector('pre')?.textContent].find(Boolean);
  if (quote) url.searchParams.set('quote', quote.slice(0, longest));
  link.href = url.href;
}
