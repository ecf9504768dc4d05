import type {Options} from '@docusaurus/plugin-content-pages';
import {markdownPlugins} from './markdown';

export const pages: Options = {...markdownPlugins};
