import type {Plugin} from '@docusaurus/types';

/** Keeps the theme's highlighter out of the browser: its client module asks for it although no component of ours does. */
export default function codeSamplesPlugin(): Plugin {
  return {
    name: 'code-samples',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer': false}}}),
  };
}
