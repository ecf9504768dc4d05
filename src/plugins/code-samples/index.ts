import type {Plugin} from '@docusaurus/types';

/** Keeps the theme's highlighter out of the browser. */
export default function codeSamplesPlugin(): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': false}}}),
  };
}
