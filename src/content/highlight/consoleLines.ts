import {tokenize, type Line} from './tokenize';

const prompt = /^(?:\([\w.-]+\) )?(?:[\w.@:~/[\]-]* ?[$#>]|PS [^>]*>) /;

/** Lines of a terminal: commands follow a prompt or a line with a backslash. The rest is output. */
export function consoleLines(source: string): Line[] {
  let continues = false;
  return source.split('\n').map((text): Line => {
    const sign = continues ? undefined : prompt.exec(text)?.[0];
    const isCommand = continues || sign !== undefined;
    const command = sign === undefined ? text : text.slice(sign.length);
    continues = isCommand && /\\$/.test(text);
    if (!isCommand) return [{text, kind: undefined}];
    return [
      ...(sign === undefined ? [] : [{text: sign, kind: 'prompt' as const}]),
      ...(tokenize(command, 'bash')[0] ?? []),
    ];
  });
}
