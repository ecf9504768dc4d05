/*
 * npm run check:links [-- --dir docs]: requests each external link of the pages once. It exits with
 * 1 if a target is missing. On GitHub it also prints annotations.
 */
import process from 'node:process';
import {parseArgs} from 'node:util';
import {reportIssues} from '../src/plugins/content-checks/report';
import {checkLinks} from './links/checkLinks';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', multiple: true, default: ['docs', 'data', 'templates', 'src/config']},
  },
});

const {links, addresses, issues} = await checkLinks(values.dir, {
  atATime: 4,
  perHost: 2,
  timeout: 20_000,
  retries: 2,
  pause: 2_000,
});
console.log(`${addresses} addresses in ${links.length} links were asked.`);
process.exitCode = reportIssues(issues, {
  annotate: process.env['GITHUB_ACTIONS'] === 'true',
  what: 'Links',
})
  ? 0
  : 1;
