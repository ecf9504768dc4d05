import {readFileSync} from 'node:fs';
import path from 'node:path';
import {prose, sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';
import {nearest} from '../../../lib/nearest';
import {flavorName, type ManualNames} from '../../../schemas/manualNames';

const file = new URL('../../../../data/schemas/flavors.json', import.meta.url);
const flavors = JSON.parse(readFileSync(file, 'utf8')) as ManualNames;

function unknownFlavors(text: string): {line: number; message: string}[] {
  return [...text.matchAll(flavorName)].flatMap(
    ({0: name, 1: family = '', 2: size = '', index}) => {
      const sizes = flavors[family];
      // The manuals show only examples of some families.
      if (sizes && (sizes.length < 4 || sizes.includes(size))) return [];
      const known = Object.entries(flavors).flatMap(([key, all]) =>
        all.map((one) => `${key}.${one}`),
      );
      const guess = nearest(name, known);
      const advice = guess === undefined ? '' : `, but "${guess}"`;
      const line = text.slice(0, index).split('\n').length;
      return [{line, message: `no manual lists the flavor "${name}"${advice}`}];
    },
  );
}

/** Flavors of ECS, RDS, DCS and CCE exist. The platform refuses others only when they are used. */
export const knownFlavors: Rule = {
  name: 'flavors',
  finds: 'a flavor that the manuals of ECS, RDS, DCS and CCE do not list',
  fix: 'write a flavor of the manual; for a newer one run scripts/update-manual-names.mts',
  wrong: {
    'a family that does not exist': sample('openstack server create --flavor s33.large.2 demo'),
    'a size that its family does not have': prose('Use `s3.16xlarge.4`.'),
    'a database without its family': sample('db_flavor = "rds.pg.x9.large.4.ha"', 'hcl'),
    'a flavor of a bill': {
      file: 'docs/best-practices/networking/plan.resources.yml',
      from: 'note: compressed',
      to: 'flavour: s3.large.3',
    },
  },
  right: {
    'a flavor of the manual': prose('Use `s3.large.4` or `rds.pg.x1.large.4.ha`.'),
    'a type of another cloud': prose('A server of type `m5.large` or `D4s.v5` is as large.'),
  },
  find: ({siteDir, pages, templateFiles, bills}) => {
    const read = ({file}: {file: string}): string => readFileSync(path.join(siteDir, file), 'utf8');
    return [...pages, ...templateFiles, ...bills].flatMap((source) =>
      unknownFlavors(read(source)).map((found) => ({file: source.file, ...found})),
    );
  },
};
