import type {AnyCatalogue} from './catalogue';
import {services} from './services';
import {templates} from './templates';
import {webinars} from './webinars';

/** Every catalogue of the site. Routes, search, content checks and editor schemas read this list. */
export const catalogues: readonly AnyCatalogue[] = [services, templates, webinars];
