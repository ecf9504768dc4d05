import {describe, expect, it} from 'vitest';
import {leanGlobalData, leanVersionRoute} from '../../../../src/plugins/docs/leanVersion';

const version = (name: string): object => ({name, mainDocId: 'start', docs: [{id: 'start'}, {id: 'other'}]});

describe('leanGlobalData', () => {
  it('keeps the main page only where there is one version', () => {
    expect(leanGlobalData({path: '/docs', versions: [version('current')]})).toEqual({
      path: '/docs',
      versions: [{name: 'current', mainDocId: 'start', docs: [{id: 'start'}]}],
    });
  });

  it('keeps every page where the version dropdown looks for the same page in another version', () => {
    const data = {path: '/docs', versions: [version('current'), version('1.0')]};
    expect(leanGlobalData(data)).toBe(data);
  });
});

describe('leanVersionRoute', () => {
  it('empties the list of pages in the metadata of a version and leaves the rest', () => {
    const component = '@theme/DocVersionRoot';
    const route = {
      path: '/docs',
      component,
      routes: [
        {path: '/docs', component, props: {version: {label: 'Next', docsSidebars: {a: []}, docs: {start: {title: 'Start'}}}}, routes: []},
        {path: '/docs/tags', component, props: {tags: []}},
      ],
    };
    expect(leanVersionRoute(route, true).routes).toEqual([
      {path: '/docs', component, props: {version: {label: 'Next', docsSidebars: {a: []}, docs: {}}}, routes: []},
      {path: '/docs/tags', component, props: {tags: []}},
    ]);
  });

  it('leaves out of the sidebars what the browser does not ask for', () => {
    const page = {type: 'link', label: 'A page', href: '/docs/a', docId: 'a', unlisted: false};
    const hidden = {type: 'link', label: 'Hidden', href: '/docs/hidden', docId: 'hidden', unlisted: true};
    const elsewhere = {type: 'link', label: 'Elsewhere', href: 'https://example.com'};
    const category = {type: 'category', label: 'All', href: '/docs', collapsed: true, collapsible: true};
    const version = {docsSidebars: {a: [{...category, items: [page, hidden]}, elsewhere]}, docs: {}};
    const route = {path: '/docs', component: '@theme/DocVersionRoot', props: {version}};
    expect(leanVersionRoute(route, true).props).toEqual({
      version: {
        docsSidebars: {
          a: [
            {
              ...category,
              items: [
                {type: 'link', label: 'A page', href: '/docs/a', docId: '+'},
                {type: 'link', label: 'Hidden', href: '/docs/hidden', docId: '+', unlisted: true},
              ],
            },
            elsewhere,
          ],
        },
        docs: {},
      },
    });
  });
});
