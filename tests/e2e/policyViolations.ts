import type {Page} from '@playwright/test';

/** Collects what the Content-Security-Policy refuses and what reaches the console as an error. Call it before the page is opened. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => problems.push(text));
  await page.addInitScript(() =>
    document.addEventListener(
      'securitypolicyviolation',
      ({violatedDirective, blockedURI, sourceFile, lineNumber, sample}) => {
        const {reportViolation} = window as unknown as {reportViolation: (text: string) => void};
        reportViolation(
          `${violatedDirective} refuses ${blockedURI} "${sample}" (${sourceFile}:${lineNumber}) on ${location.pathname}`,
        );
      },
    ),
  );
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
  });
  return problems;
}
