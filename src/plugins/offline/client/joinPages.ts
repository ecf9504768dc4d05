/** A page of a section with its HTML. */
export interface FetchedPage {
  /** Address, base path included. */
  address: string;
  html: string;
}

/** An article of the document of a section. */
export interface Article {
  id: string;
  title: string;
  html: string;
}

/** Elements that are useless on paper. */
const pressed = 'script, nav, dialog, [popover], footer, button, [role="status"], .no-print';
/** Attributes that refer to ids of the page. */
const references = ['id', 'for', 'name', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Joins the articles of pages into one document. Anchors get the number of their page, and links to
 * pages of the document lead to their part of it.
 */
export function joinPages(pages: readonly FetchedPage[]): Article[] {
  const ids = new Map(pages.map(({address}, index) => [address, `page-${index + 1}`]));
  const parser = new DOMParser();
  return pages.map(({address, html}) => {
    const id = ids.get(address) ?? '';
    const page = parser.parseFromString(html, 'text/html');
    const article = page.querySelector('main article') ?? page.querySelector('main') ?? page.body;
    for (const element of article.querySelectorAll(pressed)) element.remove();
    for (const name of references)
      for (const element of article.querySelectorAll(`[${name}]`)) {
        const names = (element.getAttribute(name) ?? '').split(' ');
        element.setAttribute(name, names.map((one) => `${id}-${one}`).join(' '));
      }
    for (const picture of article.querySelectorAll('[loading]')) picture.removeAttribute('loading');
    for (const link of article.querySelectorAll('a[href]')) {
      const {origin, pathname, hash} = new URL(
        link.getAttribute('href') ?? '',
        location.origin + address,
      );
      const target = origin === location.origin && ids.get(pathname);
      if (target) link.setAttribute('href', `#${target}${hash.replace('#', '-')}`);
    }
    // A named section is a landmark. Without this, each page would repeat the same landmarks.
    for (const part of article.querySelectorAll('section')) part.removeAttribute('aria-label');
    const title = page.querySelector('h1')?.textContent ?? address;
    return {id, title, html: article.innerHTML};
  });
}
