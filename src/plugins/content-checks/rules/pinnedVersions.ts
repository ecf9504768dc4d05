import {sample} from '../../../content/checks/examples';
import type {Rule, SamplePattern} from '../../../content/checks/rule';

/** Tags and branches whose content changes over time. */
const moving = /^(?:latest|main|master|head|stable|edge|nightly|dev|develop|mainline)$/i;

/** Options of `docker run` that take the next word as their value. */
const dockerOptions =
  /^(?:-[vpeuwlhm]|--(?:name|network|volume|publish|env|env-file|user|workdir|entrypoint|mount|memory|cpus|hostname|restart|platform|label|cap-add|cap-drop|security-opt|log-driver|log-opt|add-host))$/;

/** Options of `pip install` that take the next word as their value. */
const pipOptions =
  /^(?:-[cirt]|--(?:target|index-url|extra-index-url|requirement|constraint|prefix|root|platform|python-version))$/;

/**
 * A message if an image has no fixed version. Variables and the registry of an OpenShift cluster,
 * which imports images itself, are left out.
 */
function unpinned(image: string): string | undefined {
  if (/[$<{*%]|^image-registry\.openshift|^scratch$/.test(image) || image.includes('@sha256:'))
    return undefined;
  const [, tag] = /:([^:/]+)$/.exec(image) ?? [];
  if (tag === undefined) return `the image "${image}" has no version`;
  return moving.test(tag) ? `the image "${image}" is another one tomorrow` : undefined;
}

const image = (
  pattern: RegExp,
  ...languages: SamplePattern['languages'] & object
): SamplePattern => ({
  pattern,
  languages,
  // Kustomize sets the version of an image that has none.
  message: ([, name = ''], {body}) =>
    !name.includes(':') && /\b(?:newTag|newName|digest):|\bkustomize edit set image\b/.test(body)
      ? undefined
      : unpinned(name),
});

const found = (
  message: string,
  pattern: RegExp,
  fix: string,
  ...languages: SamplePattern['languages'] & object
): SamplePattern => ({pattern, languages, fix, message: () => message});

/** The image of a `docker run`: the first word that is neither an option nor its value. */
function imageOfRun(words: readonly string[]): string | undefined {
  return words.find(
    (word, index) => !word.startsWith('-') && !dockerOptions.test(words[index - 1] ?? ''),
  );
}

/** Images, charts, programs and modules have a version, so that readers install what was tested. */
export const pinnedVersions: Rule = {
  name: 'pinned-versions',
  finds: 'an image, chart, package, module or download without a fixed version',
  fix: 'name the version that was tested',
  wrong: {
    'a chart without a version': sample('helm upgrade --install demo example/demo'),
    'an image with the tag latest': sample('kubectl run demo --image=busybox:latest'),
    'an image without a tag': sample('image: busybox', 'yaml'),
    'an image of a container without a tag': sample(
      'docker run --rm -v "$PWD:/work" example/demo ls',
    ),
    'a value that names a branch': sample('image:\n  tag: main', 'yaml'),
    'a package without a version': sample('pip install ansible'),
    'a script from the network': sample('curl -fsSL https://example.com/install.sh | sudo bash'),
    'a manifest of a branch': sample(
      'kubectl apply -f https://raw.githubusercontent.com/example/demo/main/install.yaml',
    ),
    'a branch of an application': sample('source:\n  targetRevision: HEAD', 'yaml'),
    'a module of a branch': sample(
      'module "demo" {\n  source = "git::https://example.com/demo.git"\n}',
      'hcl',
    ),
    'a provider without a version': sample(
      'terraform {\n  required_providers {\n    random = {\n      source = "hashicorp/random"\n    }\n  }\n}',
      'hcl',
    ),
    'a global package without a version': sample('npm install -g example'),
    'a provider without an upper limit': sample(
      'terraform {\n  required_providers {\n    random = {\n      source  = "hashicorp/random"\n      version = ">= 3.0"\n    }\n  }\n}',
      'hcl',
    ),
  },
  right: {
    'a chart from a folder': sample('helm upgrade --install demo ./chart'),
    'a version on the next line': sample('helm install demo example/demo \\\n  --version 1.2.3'),
    'an image by its digest': sample(`image: busybox@sha256:${'0'.repeat(64)}`, 'yaml'),
    'packages of a file': sample('pip install -r requirements.txt'),
  },
  inSamples: [
    image(/^\s*(?:- )?image: *["']?([^\s"'#]+)/gm, 'yaml'),
    image(/ --image[= ]["']?([^\s"']+)/g, 'bash'),
    image(/\bset image\b[^\n]* [\w-]+=["']?([^\s"']+)/g, 'bash'),
    image(/\b(?:docker|podman) pull (?:-\S+ )*["']?([^\s"']+)/g, 'bash'),
    {
      pattern: /\b(?:docker|podman) run ((?:[^\n\\;|&]|\\\n|\\.)*)/g,
      languages: ['bash'],
      message: ([, text = '']) => unpinned(imageOfRun(text.split(/[\s\\]+/)) ?? 'scratch'),
    },
    {
      pattern: /^FROM (?:--\S+ )?(\S+)/gim,
      languages: ['dockerfile'],
      message: ({1: name = '', input}) =>
        new RegExp(` AS ${name}$`, 'im').test(input) ? undefined : unpinned(name),
    },
    {
      pattern: /\b(?:image\.?)?tag[:=] *["']?([\w.-]+)/gi,
      languages: ['yaml', 'bash'],
      message: ([, tag = '']) =>
        moving.test(tag) ? `the tag "${tag}" is another image tomorrow` : undefined,
    },
    {
      pattern: /\bhelm (?:upgrade|install|template)\b(?:[^\n\\]|\\\n|\\.)*/g,
      languages: ['bash'],
      message: ([text]) =>
        /--version\b|\s\.{0,2}\/|\.tgz\b/.test(text) ? undefined : 'this chart has no version',
      fix: 'add --version with the version that was tested',
    },
    {
      pattern: /\bnpm (?:install|i) (?:-\S+ )*(?:-g|--global) ((?:@[\w-]+\/)?[\w.-]+)(?![\w.@/-])/g,
      languages: ['bash', 'dockerfile', 'yaml'],
      message: () => 'a package has no version',
      fix: 'write package@version',
    },
    {
      pattern: /^ *(\w+) *= *\{ *\n? *source *= *"[\w-]+\/[\w-]+" *\}?\n(?! *version\b)/gm,
      languages: ['hcl'],
      message: ([, name = '']) => `the provider ${name} has no version`,
      fix: 'add version with the version that was tested',
    },
    {
      pattern: /\bpip3? install ((?:[^\n\\;|&]|\\\n|\\.)*)/g,
      languages: ['bash', 'dockerfile', 'yaml'],
      message: ([, text = '']) => {
        const words = text.split(/[\s\\]+/);
        const packages = words.filter(
          (word, index) => /^["']?[a-z]/i.test(word) && !pipOptions.test(words[index - 1] ?? ''),
        );
        return packages.some((word) => !/[=@/.]/.test(word))
          ? 'a package has no version'
          : undefined;
      },
      fix: 'write package==version',
    },
    found(
      'this module has no fixed version',
      /\bgo (?:install|run) \S+@(?:latest|main|master)\b/g,
      'write @ and the version',
      'bash',
      'dockerfile',
    ),
    found(
      'a script from the network runs unread',
      /\b(?:curl|wget)\b[^\n|]*\|\s*(?:sudo )?(?:-\w+ )*(?:ba|z)?sh\b/g,
      'download a fixed version, check its checksum, then run it',
      'bash',
      'dockerfile',
    ),
    found(
      'this address has another content tomorrow',
      /https:\/\/(?:raw\.githubusercontent\.com\/[\w.-]+\/[\w.-]+\/(?:refs\/heads\/)?(?:main|master|HEAD)\/|github\.com\/[\w.-]+\/[\w.-]+\/(?:releases\/latest\/download|raw\/(?:main|master))\/)/g,
      'write the tag of a release',
      'bash',
      'yaml',
      'dockerfile',
      'hcl',
    ),
    found(
      'this application has another version tomorrow',
      /\btargetRevision: *["']?(?:HEAD|\*|>=?[^"'\n]*)["']?\s*$/gm,
      'write a tag, a commit or a version',
      'yaml',
    ),
    found(
      'this action has another content tomorrow',
      /\buses: *["']?[\w./-]+@(?:main|master|latest)\b/g,
      'write a tag or a commit',
      'yaml',
    ),
    found(
      'this module has no version',
      /^module "[\w-]+" \{[^}]*?\bsource\s*=\s*"(?:git::|git@|github\.com\/)(?![^"]*[?&]ref=v?\d)(?![^"]*[?&]ref=[0-9a-f]{7})[^"]*"/gm,
      'add ?ref= and a tag',
      'hcl',
    ),
    found(
      'this version has no upper limit',
      /\bversion\s*=\s*">=?[^",]*"/g,
      'write the exact version, or "~> 1.2"',
      'hcl',
    ),
  ],
};
