/*
 * Runs before hydration: turns the `data-style` attributes of the served HTML into the inline styles that React rendered. A policy refuses style
 * attributes in HTML, never styles that a script sets; from here on React finds, and may change, what it expects.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}
