/*
 * The entry of the application in the production build: evaluates it piece by piece, each in a task of its own, because all at once it would
 * block a slow phone for a fifth of a second. "eager" keeps the pieces in the main script.
 */
import {nextTask} from '../../../lib/nextTask';

const pieces: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/Layout'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  // The core's own entry: renders the application.
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function evaluate(): Promise<void> {
  for (const piece of pieces) {
    await nextTask();
    await piece();
  }
}

void evaluate();
