/** Label, meaning and equivalent key of a button. */
const buttons = [
  ['−', 'Make the image smaller', '-'],
  ['+', 'Make the image larger', '+'],
  ['1:1', 'Show the first size', '0'],
  ['×', 'Close the image', 'Escape'],
] as const;

/** Buttons below an open image. They get the focus, because the image in the page is hidden. */
export function showToolbar(alt: string, press: (key: string) => void): HTMLElement {
  const toolbar = document.createElement('div');
  toolbar.className = 'zoom-toolbar';
  toolbar.setAttribute('role', 'dialog');
  toolbar.setAttribute('aria-label', `Enlarged image: ${alt}`);
  for (const [text, label, key] of buttons) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.title = label;
    button.setAttribute('aria-label', label);
    button.onclick = () => {
      press(key);
    };
    toolbar.append(button);
  }
  // The open image covers the page, so it closes when it loses the focus.
  toolbar.addEventListener('focusout', ({relatedTarget}) => {
    if (relatedTarget instanceof Node && !toolbar.contains(relatedTarget)) press('Escape');
  });
  document.body.append(toolbar);
  toolbar.querySelector<HTMLElement>('button:last-child')?.focus({preventScroll: true});
  return toolbar;
}
