/* Commands of a bash sample, enough to find the arguments of one program. */

/** Words of each command, quotes removed and lines joined. Comments and here-documents are left out. */
export function commandsOf(text: string): string[][] {
  const lines: string[] = [];
  let until: string | undefined;
  for (const line of text.replace(/\\\n\s*/g, ' ').split('\n')) {
    if (until !== undefined) {
      if (line.trim() === until) until = undefined;
      continue;
    }
    until = /<<-?\s*['"]?(\w+)['"]?/.exec(line)?.[1];
    lines.push(line.replace(/<<-?\s*['"]?\w+['"]?/, ''));
  }
  return lines.flatMap(splitCommands).filter((words) => words.length > 0);
}

function splitCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  let word = '';
  let isWord = false;
  let quote: string | undefined;
  const end = (): void => {
    if (isWord) commands.at(-1)?.push(word);
    word = '';
    isWord = false;
  };
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (quote !== undefined) {
      if (character === quote) quote = undefined;
      else if (character === '\\' && quote === '"') word += line.charAt((index += 1));
      else word += character;
    } else if (character === '"' || character === "'") {
      quote = character;
      isWord = true;
    } else if (character === '\\') {
      word += line.charAt((index += 1));
      isWord = true;
    } else if (/\s/.test(character)) end();
    else if (character === '#' && !isWord) break;
    else if (/[;|&]/.test(character)) {
      end();
      commands.push([]);
    } else {
      word += character;
      isWord = true;
    }
  }
  end();
  return commands;
}
