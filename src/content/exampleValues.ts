import type {SourceFile} from './readTemplate';
import {examplesOf, type Variables} from '../schemas/variable';

/** Lines in which a reader's value breaks nothing: comments, and defaults of Terraform. */
const replaceable = /^\s*(?:#|(?:default|description)\s*=).*$/gm;

/**
 * A file of a template with variables instead of example values, as in pages. Tools run the file
 * unchanged. So variables occur only in commands of the README, in files of example values, and in
 * replaceable lines.
 */
export function withVariables({path, text}: SourceFile, variables: Variables): string {
  if (path === 'README.md')
    return text.replace(/^```[\s\S]*?^```/gm, (sample) => replaceExamples(sample, variables));
  if (path.includes('example')) return replaceExamples(text, variables);
  return text.replace(replaceable, (line) => replaceExamples(line, variables));
}

/** Replaces example values by their variables. */
export function replaceExamples(text: string, variables: Variables): string {
  const {pattern, ids} = examplesOf(variables);
  return text.replace(pattern, (example) => `@@${ids.get(example)}@@`);
}
