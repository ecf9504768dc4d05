import type {SourceFile} from './readTemplate';
import {examplesOf, type Variables} from '../schemas/variable';

/** Lines of code that a reader's value cannot break: comments, and defaults of Terraform. */
const replaceable = /^\s*(?:#|(?:default|description)\s*=).*$/gm;

/**
 * A file of a template with variables in place of their examples, as pages have them. Tools run the
 * files as they are. So variables are only in commands of the README, files of example values, and
 * replaceable lines.
 */
export function withVariables({path, text}: SourceFile, variables: Variables): string {
  if (path === 'README.md')
    return text.replace(/^```[\s\S]*?^```/gm, (sample) => replaceExamples(sample, variables));
  if (path.includes('example')) return replaceExamples(text, variables);
  return text.replace(replaceable, (line) => replaceExamples(line, variables));
}

/** Replaces the examples of variables. */
export function replaceExamples(text: string, variables: Variables): string {
  const {pattern, ids} = examplesOf(variables);
  return text.replace(pattern, (example) => `@@${ids.get(example)}@@`);
}
