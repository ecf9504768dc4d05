import {sample} from '../../../content/checks/examples';
import {findInSamples} from '../../../content/checks/findInSamples';
import type {Found, Rule, SamplePattern} from '../../../content/checks/rule';

const image =
  /(?:^|\s|["'])(?:image:\s*|--image[= ]|FROM )["']?(?:docker\.io\/)?(?:library\/)?([\w.-]+(?:\/[\w.-]+)*):(v?\d[\w.-]*)/gm;
const chart =
  /\bhelm (?:upgrade|install|template)\b(?:[^\n\\]|\\\n)*?\s((?:oci:\/\/)?[\w.-]+(?:\/[\w.-]+)+)\s(?:[^\n\\]|\\\n)*?--version[= ](v?\d\S*)/g;

const named = (pattern: RegExp, kind: string): SamplePattern => ({
  pattern,
  languages: ['bash', 'yaml', 'dockerfile', 'hcl'],
  message: ([, name = '', version = '']) => `the ${kind} "${name}" ${version}`,
});
const patterns = [named(image, 'image'), named(chart, 'chart')];

/**
 * An image or a chart has the same version in all guides and templates, so that no page misses a
 * fix.
 */
export const equalVersions: Rule = {
  name: 'equal-versions',
  finds: 'an image or a chart with an older version than on another page',
  fix: 'use the newest version on all pages',
  wrong: {
    'an older chart': sample(
      'helm install a example/demo --version 1.9.0\nhelm install b example/demo --version 1.10.0',
    ),
    'an older image': sample(
      'kubectl run a --image=busybox:1.37.0\nkubectl run b --image=docker.io/library/busybox:1.36.1',
    ),
  },
  right: {
    'two images': sample('kubectl run a --image=busybox:1.37.0\nkubectl run b --image=redis:8.2.0'),
    'the same image': sample(
      'kubectl run a --image=busybox:1.37.0\nkubectl run b --image=busybox:1.37.0',
    ),
  },
  find: ({pages, templateFiles}) => {
    const newest = new Map<string, Found & {version: string}>();
    const all = [...pages, ...templateFiles]
      .flatMap((source) => patterns.flatMap((pattern) => findInSamples(source, pattern)))
      .map((found) => {
        const [name = '', version = ''] = found.message.split(/ (?=\S+$)/);
        const one = {...found, name, version};
        const other = newest.get(name);
        if (!other || isNewer(version, other.version)) newest.set(name, one);
        return one;
      });
    return all.flatMap(({name, version, file, line}) => {
      const best = newest.get(name);
      if (!best || best.version === version) return [];
      return [
        {file, line, message: `${name} is ${version} here and ${best.version} in ${best.file}`},
      ];
    });
  },
};

function isNewer(a: string, b: string): boolean {
  return a.localeCompare(b, 'en', {numeric: true}) > 0;
}
