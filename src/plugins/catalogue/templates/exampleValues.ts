import type {SourceFile} from '../../../content/readTemplate';
import {examplesOf, type Variables} from '../../../schemas/variable';

/**
 * A file of a template with variables in place of their examples, as pages have them. Tools run the
 * files as they are, so only the texts that readers edit get variables: commands of the README, and
 * files of example values.
 */
export function withVariables({path, text}: SourceFile, variables: Variables): string {
  if (path === 'README.md')
    return text.replace(/^```[\s\S]*?^```/gm, (sample) => replaceExamples(sample, variables));
  return path.includes('example') ? replaceExamples(text, variables) : text;
}

/** Replaces the examples of variables. */
export function replaceExamples(text: string, variables: Variables): string {
  const {pattern, ids} = examplesOf(variables);
  return text.replace(pattern, (example) => `@@${ids.get(example)}@@`);
}
