import type {LoadContext, Plugin} from '@docusaurus/types';
import {readAssessment} from './readAssessment';

/** `/assessment`: all checklists of the site. See README.md. */
export default function checklists({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'checklists',
    async contentLoaded({actions}) {
      actions.addRoute({
        path: `${baseUrl}assessment`,
        component: '@site/src/plugins/checklists/client/Assessment.tsx',
        exact: true,
        props: {areas: await readAssessment(siteDir)},
      });
    },
  };
}
