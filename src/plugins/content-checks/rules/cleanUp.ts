import {sample} from '../../../content/checks/examples';
import {findInSamples} from '../../../content/checks/findInSamples';
import type {Rule, SampleSource} from '../../../content/checks/rule';

/** Namespaces of the cluster itself. */
const common = ['default', 'kube-system'];
const creation =
  /\bcreate (?:ns|namespace) ([\w@-]+)|kind: Namespace\nmetadata:\n +name: ([\w@-]+)|(?:-n|--namespace)[ =]([\w@-]+)(?=[^\n]*--create-namespace)/g;
const created = ({body}: SampleSource): string[] =>
  [...body.matchAll(creation)].flatMap((match) => match.slice(1).filter(Boolean));

/** A clean-up removes only objects that its guide created and no other guide uses. */
export const cleanUp: Rule = {
  name: 'clean-up',
  finds:
    'a deletion whose condition is only a comment, or of a namespace that several guides share',
  fix: 'delete the objects of this guide by name',
  wrong: {
    'a condition behind a command': sample('helm uninstall demo # only if nobody uses it'),
    'a namespace of the cluster': sample('kubectl delete namespace demo default'),
    'everything in a namespace': sample('kubectl -n kube-system delete secret --all'),
  },
  right: {
    'a namespace of one guide': sample('kubectl create namespace demo\nkubectl delete ns demo'),
  },
  inSamples: [
    {
      pattern:
        /^[^#\n]*\b(?:delete|destroy|uninstall|rm)\b[^#\n]* # (?:only |but )*(?:if|when|unless|once|not while)\b/gim,
      languages: ['bash'],
      message: () => 'a copy of this block deletes without the condition',
      fix: 'put the command into a separate block, after a sentence with the condition',
    },
  ],
  find: ({pages, templateFiles}) => {
    // The body of a file is its whole template. Each template has a README.
    const guides = [...pages, ...templateFiles.filter(({file}) => file.endsWith('README.md'))];
    const all = guides.flatMap((guide) => [...new Set(created(guide))]);
    const shared = new Set([...common, ...all.filter((name, index) => all.indexOf(name) < index)]);
    return [...pages, ...templateFiles].flatMap((source) =>
      findInSamples(source, {
        pattern:
          /\bdelete (?:ns|namespaces?) ([^\n;&|#]+)|(?:-n|--namespace)[ =]([\w@-]+) delete [^\n]*--all\b/g,
        languages: ['bash'],
        message: ([, names, name]) => {
          const found = (names ?? name ?? '').split(/\s+/).find((each) => shared.has(each));
          return found && `the namespace "${found}" is not only of this guide`;
        },
      }),
    );
  },
};
