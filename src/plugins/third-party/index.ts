import {readdirSync, readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {BundlerPlugin} from '../../lib/afterCompile';
import {shippedFiles} from '../../lib/bundleScript';

const recordModules: BundlerPlugin = {
  apply(compiler) {
    compiler.hooks.compilation.tap('third-party', ({hooks}) => {
      hooks.finishModules.tap('third-party', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (file) shippedFiles.add(file);
        }
      });
    });
  },
};

/** `third-party.txt`: the packages that the site sends to browsers, with their licences. */
export default function thirdParty(): Plugin {
  return {
    name: 'third-party',
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [recordModules]}),
    async postBuild({outDir}) {
      const folders = new Set([...shippedFiles].flatMap((file) => folderOf(file) ?? []));
      const notices = [...folders].map(noticeOf).sort((a, b) => a.localeCompare(b, 'en'));
      const head = 'This site sends code of these packages to browsers.\n';
      await writeFile(path.join(outDir, 'third-party.txt'), [head, ...notices].join('\n'));
    },
  };
}

/**
 * The folder of the package that contains a file.
 *
 * @returns undefined for a file of this site
 */
function folderOf(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
  repository?: string | {url: string};
}

/** Name, version, licence, source and the text of the licence. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  const {name, version, license = 'see below', repository, homepage = ''} = manifest;
  const address = typeof repository === 'string' ? repository : repository?.url;
  // A short form, such as `owner/name`, refers to GitHub.
  const source = address
    ?.replace(/^(git\+)?(?=https:)|^git\+ssh:\/\/git@|^(git|http):\/\/|\.git$/g, '')
    .replace(/^(github:)?(?=[\w.-]+\/[\w.-]+$)/, 'github.com/')
    .replace(/^(?!https:)/, 'https://');
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file
    ? readFileSync(`${folder}/${file}`, 'utf8').trim()
    : 'The package holds no text of its licence.';
  return `${name} ${version}\nLicence: ${license}\nSource: ${source ?? homepage}\n\n${text}\n`;
}
