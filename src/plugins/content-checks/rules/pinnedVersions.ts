import {sample} from '../../../content/checks/examples';
import type {Rule} from '../../../content/checks/rule';

/*
 * The registry of an OpenShift cluster imports images itself, and `latest` is the name of its
 * stream.
 */
const image =
  /(?:^|\s|["'])(?:image:\s*|--image[= ]|FROM )["']?((?!image-registry\.openshift)(?:[\w.@-]+(?::\d+)?\/)*[\w.@-]+:latest)\b/gm;
const chart = /\bhelm (?:upgrade|install|template)\b(?:[^\n\\]|\\\n|\\.)*/g;

/** Images and charts have a version, so that readers install what was tested. */
export const pinnedVersions: Rule = {
  name: 'pinned-versions',
  finds: 'an image with the tag latest, or a chart without a version',
  fix: 'name the version that was tested',
  wrong: {
    'a chart without a version': sample('helm upgrade --install demo example/demo'),
    'an image with the tag latest': sample('kubectl run demo --image=busybox:latest'),
  },
  right: {
    'a chart from a folder': sample('helm upgrade --install demo ./chart'),
    'a version on the next line': sample('helm install demo example/demo \\\n  --version 1.2.3'),
  },
  inSamples: [
    {
      pattern: image,
      languages: ['bash', 'yaml', 'dockerfile', 'hcl'],
      message: ([, name = '']) => `the image "${name}" is another one tomorrow`,
    },
    {
      pattern: chart,
      languages: ['bash'],
      message: ([text]) =>
        /--version\b|\s\.{0,2}\/|\.tgz\b/.test(text) ? undefined : 'this chart has no version',
      fix: 'add --version with the version that was tested',
    },
  ],
};
