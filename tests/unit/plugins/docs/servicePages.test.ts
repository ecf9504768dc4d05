import {describe, expect, it} from 'vitest';
import {addServicePages} from '../../../../src/plugins/docs/servicePages';
import type {Service} from '../../../../src/schemas/service';

const service = (id: string, name: string): Service => ({
  id,
  name,
  abbreviation: null,
  category: 'networking',
  status: 'current',
  description: `What ${name} is.`,
  help_center_url: `https://help.example/${id}`,
  regions: [],
  api_endpoints: [],
  terraform_resources: [],
  tag: null,
  sources: ['a test'],
});
const folder = 'best-practices/networking';
const category = (label: string, items: object[], link?: object): object => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  link,
});
const doc = (id: string): object => ({type: 'doc', id: `${folder}/${id}`});
type Items = Parameters<typeof addServicePages>[0];
interface Shown {
  label?: string;
  link?: {type: string; slug?: string; id?: string};
  items?: Shown[];
  href?: string;
}

describe('addServicePages', () => {
  const services = [service('nat', 'NAT'), service('own', 'Own'), service('vpn', 'VPN'), service('dns', 'DNS')];
  const items = [
    category(
      'Networking',
      [category('NAT', [doc('nat/guide')]), category('Own', [doc('own/more')], {type: 'doc', id: `${folder}/own/own`})],
      {
        type: 'doc',
        id: `${folder}/networking`,
      },
    ),
  ] as unknown as Items;
  const [networking] = addServicePages(items, services) as unknown as Shown[];

  it('gives the folder of a service a page and leaves a written one alone', () => {
    expect(networking?.items?.slice(0, 2).map(({link}) => link?.slug ?? link?.id)).toEqual([
      '/best-practices/networking/nat',
      'best-practices/networking/own/own',
    ]);
  });

  it('adds the services without guides by name, each with its Help Center link', () => {
    const added = networking?.items?.slice(2) ?? [];
    expect(added.map(({label, link}) => [label, link?.slug])).toEqual([
      ['DNS', '/best-practices/networking/dns'],
      ['VPN', '/best-practices/networking/vpn'],
    ]);
    expect(added[0]?.items).toMatchObject([{type: 'link', href: 'https://help.example/dns'}]);
  });

  it('makes a category of a folder that holds its landing page alone', () => {
    const [alone] = addServicePages([doc('networking')] as unknown as Items, services) as unknown as Shown[];
    expect(alone?.link).toEqual({type: 'doc', id: 'best-practices/networking/networking'});
    expect(alone?.items).toHaveLength(4);
  });
});
