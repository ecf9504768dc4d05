import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Service} from '../../src/schemas/service';
import type {Template} from '../../src/schemas/template';

/* What the data files hold: tests count by them, so that one entry more turns none of them red. */

export const {templates} = parse(readFileSync('data/templates.yml', 'utf8')) as {
  templates: Template[];
};

export const {services} = parse(readFileSync('data/services.yml', 'utf8')) as {services: Service[]};

/** Pages of the portfolio's table: rows of a page as `src/plugins/catalogue/services/client/ServiceGrid.tsx` has them. */
export const tablePages = Math.ceil(services.length / 25);
