import type {Code, Root, RootContent} from 'mdast';
import {namedSamples} from '../../content/namedSamples';
import {importComponent} from '../../content/importModule';
import {jsxElement} from '../../content/jsxElement';

/** A command that reads input would take the next lines of the script as its input. */
const asks = /\bread -/;

/**
 * Remark plugin: adds a button that copies the commands and files of a step as one script. A step
 * with other samples gets no button.
 */
export function remarkCopyAll(): (tree: Root) => void {
  return (tree) => {
    const files = new Map(namedSamples(tree).map(({node, path}) => [node, path]));

    /** Names of the samples: the path of a file, an empty string for commands, null for output. */
    function namesIn(step: readonly RootContent[]): (string | null)[] | undefined {
      const samples = step.flatMap((node) => codeIn(node));
      const names = samples.map((node) =>
        node.lang === 'text' ? null : (files.get(node) ?? (node.lang === 'bash' ? '' : undefined)),
      );
      const answersFollow = samples.slice(0, -1).some(({value}) => asks.test(value));
      const copied = names.filter((name) => name !== null);
      return copied.length < 2 || copied.includes(undefined) || answersFollow
        ? undefined
        : (names as (string | null)[]);
    }

    const headings = tree.children.flatMap((node, index) =>
      node.type === 'heading' && node.depth <= 3 ? [index] : [],
    );
    // From last to first, so that earlier positions stay valid.
    const found = headings.reverse().filter((start, at) => {
      const heading = tree.children[start];
      const names = namesIn(tree.children.slice(start + 1, headings[at - 1]));
      if (!names || heading?.type !== 'heading' || heading.depth !== 3) return false;
      tree.children.splice(start + 1, 0, jsxElement('CopyAll', {samples: JSON.stringify(names)}));
      return true;
    });
    if (found.length > 0) tree.children.unshift(importComponent('CopyAll'));
  };
}

function codeIn(node: RootContent): Code[] {
  if (node.type === 'code') return [node];
  return 'children' in node ? node.children.flatMap((child) => codeIn(child)) : [];
}
