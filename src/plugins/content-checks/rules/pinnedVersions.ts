import {matchesInSamples} from '../../../content/checks/matchesInSamples';
import type {Rule} from '../../../content/checks/rule';
import type {SampleLanguage} from '../../../content/sampleLanguages';

/* The registry inside an OpenShift cluster fills its images itself, and `latest` is its stream. */
const image =
  /(?:^|\s|["'])(?:image:\s*|--image[= ]|FROM )["']?((?!image-registry\.openshift)(?:[\w.@-]+(?::\d+)?\/)*[\w.@-]+:latest)\b/gm;
const chart = /\bhelm (?:upgrade|install|template)\b(?:[^\n\\]|\\\n|\\.)*/g;
const languages: SampleLanguage[] = ['bash', 'yaml', 'console', 'dockerfile', 'hcl'];

/** Images and charts name a version, so that a sample installs tomorrow what was tested today. */
export const pinnedVersions: Rule = {
  name: 'pinned-versions',
  finds: 'an image with the tag latest, or a chart without a version',
  fix: 'name the version that was tested',
  wrong: [
    {
      name: 'a chart without a version',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'helm upgrade --install demo example/demo --set region="@@region@@"',
    },
    {
      name: 'an image with the tag latest',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'kubectl run demo --image=busybox:latest -- echo "@@region@@"',
    },
  ],
  right: [
    {
      name: 'a chart from a folder',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'helm upgrade --install demo ./chart --set region="@@region@@"',
    },
    {
      name: 'a version on the next line',
      from: 'openstack --os-region-name "@@region@@" network list',
      to: 'helm upgrade --install demo example/demo \\\n  --version 1.2.3 --set region="@@region@@"',
    },
  ],
  findInPage: (page) => [
    ...matchesInSamples(page, image, languages).map(({line, match: [, name]}) => ({
      line,
      message: `the image "${name ?? ''}" is another one tomorrow`,
      fix: 'name the version that was tested',
    })),
    ...matchesInSamples(page, chart, ['bash', 'console'])
      .filter(({match: [text]}) => !/--version\b|\s\.{0,2}\/|\.tgz\b/.test(text))
      .map(({line}) => ({
        line,
        message: 'this chart has no version',
        fix: 'add --version with the version that was tested',
      })),
  ],
};
