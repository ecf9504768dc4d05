import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {beforeAll, describe, expect, it} from 'vitest';
import {generateSidebar} from '../../../../src/plugins/docs/generateSidebar';
import {loadDocs} from './stockDocs';

const page = (lines = ''): string => `---\n${lines}\n---\n\nText.\n`;
const folder = 'docs/best-practices/networking';
interface Item {
  type: string;
  id?: string;
  label?: string;
  link?: {type: string; id?: string; permalink?: string};
  items?: Item[];
  href?: string;
}

describe('generateSidebar', () => {
  let items: Item[];
  beforeAll(async () => {
    const version: LoadedVersion = await loadDocs(
      {
        [`${folder}/index.md`]: page('sidebar_label: Networking'),
        [`${folder}/nat-gateway/guide.md`]: page(),
        [`${folder}/nat-gateway/hidden.md`]: page('displayed_sidebar: null'),
        [`${folder}/virtual-private-network/index.md`]: page(),
        [`${folder}/virtual-private-network/more.md`]: page(),
        'docs/best-practices/storage/index.md': page('sidebar_label: Storage'),
      },
      'best-practices',
      {sidebarItemsGenerator: generateSidebar(process.cwd())},
    );
    items = version.sidebars['all'] as Item[];
  });
  const childOf = (category: number, label: string): Item | undefined =>
    items[category]?.items?.find((item) => item.label === label);

  it('gives the folder of a service a page, without the pages that opt out of sidebars', () => {
    const nat = childOf(0, 'nat-gateway');
    expect(nat?.link?.permalink).toBe('/docs/best-practices/networking/nat-gateway');
    expect(nat?.items?.map(({id}) => id)).toEqual(['best-practices/networking/nat-gateway/guide']);
  });

  it('keeps the index page in the folder of a service', () => {
    const written = items[0]?.items?.find(({link}) => link?.type === 'doc');
    expect(written?.link?.id).toBe('best-practices/networking/virtual-private-network/index');
  });

  it('adds services without guides by name, each with its Help Center link', () => {
    const dns = childOf(0, 'Domain Name Service');
    expect(dns?.link?.permalink).toBe('/docs/best-practices/networking/domain-name-service');
    expect(dns?.items?.[0]).toMatchObject({type: 'link', label: 'Help Center'});
    const added = items[0]?.items?.slice(2).map(({label = ''}) => label) ?? [];
    expect(added).toEqual([...added].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('makes a category of a folder that contains only its landing page', () => {
    expect(items[1]).toMatchObject({type: 'category', label: 'Storage'});
    expect(childOf(1, 'Object Storage Service')).toBeDefined();
  });
});
