import {packageTool} from '../packageTool';
import type {TerraformProblem, TerraformValidator} from '../terraform';
import type {Finding, SampleChecker} from '../types';

/** Parses HCL as Terraform does. Checks blocks of the provider against its schema. */
export function hclChecker(terraform: TerraformValidator): SampleChecker {
  return {
    languages: ['hcl'],
    tools: [packageTool('@cdktf/hcl2json'), {name: terraform.provider, version: terraform.version}],
    fingerprint: `13 ${terraform.fingerprint}`,
    async check(samples) {
      const {parse} = await import('@cdktf/hcl2json');
      return Promise.all(
        samples.map(async ({text}): Promise<Finding[]> => {
          try {
            const parsed = (await parse('sample.tf', text)) as Record<string, unknown>;
            return terraform
              .validate(parsed)
              .map((problem) => ({line: lineOf(text, problem), message: problem.message}));
          } catch (error) {
            return [parseError(error)];
          }
        }),
      );
    },
  };
}

/** The parser's message begins with `sample.tf:3,5-9: `. */
function parseError(error: unknown): Finding {
  const text = error instanceof Error ? error.message : String(error);
  const [, line = '1', message = text] =
    /sample\.tf:(\d+),[\d-]+(?:-[\d,]+)?: ([^\n]*)/.exec(text) ?? [];
  return {line: Number(line), message: message.replace(/, and \d+ other diagnostic.*$/, '')};
}

/** Line of the argument in its block, or the first line of the block. */
function lineOf(text: string, {header, argument}: TerraformProblem): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => header.test(line));
  if (start < 0) return 1;
  if (argument === undefined) return start + 1;
  const pattern = new RegExp(
    `^\\s*(?:dynamic\\s+)?"?${argument}"?\\s*(?:=|\\{|$)|[{;]\\s*${argument}\\s*[={]`,
  );
  const end = lines.findIndex((line, index) => index > start && /^\}/.test(line));
  const within = lines.findIndex(
    (line, index) => index >= start && (end < 0 || index <= end) && pattern.test(line),
  );
  return (within < 0 ? start : within) + 1;
}
