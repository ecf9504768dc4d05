import type {Plugin} from '@docusaurus/types';

/** Removes the theme's highlighter from the browser's bundle. */
export default function codeSamplesPlugin(): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': false}}}),
  };
}
