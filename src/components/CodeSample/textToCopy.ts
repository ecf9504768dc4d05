/**
 * The text of a sample to paste. For a terminal session these are the commands alone.
 *
 * @param code element with the highlighted sample
 */
export function textToCopy(code: HTMLElement, language: string): string {
  const text = code.textContent;
  if (language !== 'console' || !code.querySelector('.prompt')) return text.replace(/\n$/, '');
  const copy = code.cloneNode(true) as HTMLElement;
  for (const prompt of copy.querySelectorAll('.prompt')) prompt.textContent = mark;
  let continues = false;
  const commands: string[] = [];
  for (const line of copy.textContent.split('\n')) {
    if (!continues && !line.startsWith(mark)) continue;
    commands.push(line.replace(mark, ''));
    continues = line.endsWith('\\');
  }
  return commands.join('\n');
}

/** Stands for a prompt while lines are told apart; no text holds it. */
const mark = '\uE000';
