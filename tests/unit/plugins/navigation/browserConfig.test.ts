import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {browserConfig} from '../../../../src/plugins/navigation/browserConfig';

it('leaves out what only the build needs', () => {
  const config = {
    title: 'Site',
    baseUrl: '/base/',
    themeConfig: {navbar: {title: 'Site'}},
    plugins: [['./plugin', {path: '/home/someone/site'}]],
    ssrTemplate: '<html></html>',
  } as unknown as DocusaurusConfig;
  expect(JSON.parse(browserConfig(config))).toEqual({title: 'Site', baseUrl: '/base/', themeConfig: {navbar: {title: 'Site'}}});
});
