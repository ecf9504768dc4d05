import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Service} from '../../src/schemas/service';
import type {Template} from '../../src/schemas/template';

/* The content of the data files. Tests use its counts, so a new entry breaks no test. */

export const {templates} = parse(readFileSync('data/templates.yml', 'utf8')) as {
  templates: Template[];
};

export const {services} = parse(readFileSync('data/services.yml', 'utf8')) as {services: Service[]};

/**
 * Number of pages of the portfolio's table. The number of rows on a page is the same as in
 * `src/plugins/catalogue/services/client/ServiceGrid.tsx`.
 */
export const tablePages = Math.ceil(services.length / 25);
