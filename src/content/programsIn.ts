import type {Root} from 'mdast';
import {parseMeta} from './highlight/meta';
import {nodesOf} from './nodesOf';

/** Programs that no system has from the start. */
const programs =
  'ansible-playbook argocd aws az docker gcloud helm helmfile jq k6 kubectl mc mysql obsutil openstack otc-auth packer podman psql rclone redis-cli skopeo terraform vault velero yq';
const started = new RegExp(
  `(?:^|[|&;(!]|\\b(?:do|then|if|while|until|sudo|time|timeout \\d+\\w?|xargs(?: -\\S+)*)) *(?:\\w+=\\S+ +)*(${programs.replaceAll(' ', '|')})(?= )`,
  'gm',
);

/**
 * Programs that the samples of a page start, in alphabetical order. Files are left out, because
 * another machine may run them.
 */
export function programsIn(tree: Root): string[] {
  const pasted = nodesOf(tree, 'code').filter(
    ({lang, meta}) => lang === 'bash' && parseMeta(meta).title === undefined,
  );
  const names = pasted.flatMap(({value}) => [...value.matchAll(started)].map(([, name]) => name));
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
