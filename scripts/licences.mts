/*
 * npm run licences: counts the licences of all packages that build the site or are part of it. It
 * names the packages with a rare licence, and exits with 1 if a licence is not in our list.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {licencesOf, notAllowed, type LockedPackages} from './licences/licencesOf';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: LockedPackages;
};
const licences = licencesOf(packages, (folder) => {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const {license, licenses} = JSON.parse(readFileSync(file, 'utf8')) as {
    license?: string;
    licenses?: {type: string}[];
  };
  if (license ?? licenses) return license ?? licenses?.map(({type}) => type).join(' OR ');
  // An old package may have a licence file only.
  const words = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return words &&
    /Permission is hereby granted, free of charge/.test(
      readFileSync(path.join(folder, words), 'utf8'),
    )
    ? 'MIT'
    : undefined;
});
for (const [licence, names] of [...licences].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(
    `${String(names.length).padStart(5)}  ${licence}${names.length <= 10 ? `: ${names.join(', ')}` : ''}`,
  );
}
const refused = notAllowed(licences);
for (const [licence, names] of refused)
  console.error(`Not allowed: ${licence} of ${names.join(', ')}`);
if (refused.size > 0) process.exitCode = 1;
