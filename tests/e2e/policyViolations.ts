import type {Page} from '@playwright/test';

/**
 * Collects violations of the Content-Security-Policy, console errors, and requests to other hosts.
 * Call it before you open the page.
 */
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
  page.on('request', (request) => {
    if (!/^(http:\/\/(localhost|127\.0\.0\.1):|data:|blob:)/.test(request.url()))
      problems.push(`${page.url()}: asks ${request.url()}`);
  });
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
  });
  return problems;
}
