import {readFileSync} from 'node:fs';
import type {HtmlTagObject} from '@docusaurus/types';

/** Removes indentation and comments from an inline script. Comments must be on separate lines. */
function inlineScript(file: URL): string {
  const text = readFileSync(file, 'utf8');
  return text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n|^\s+/gm, '');
}

const loader = inlineScript(new URL('./loader.js', import.meta.url));

/** The inline script of the controls. It is a head tag, because the dev server needs it too. */
export const controls: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: inlineScript(new URL('./controls.js', import.meta.url)),
};

/**
 * HTML of every page, in the Eta template language. Docusaurus documents `it` with `ssrTemplate`.
 * It differs from the stock template in two places: the inline loader starts the scripts, and the
 * style sheet is last (`src/plugins/built-pages/criticalStyles.ts`).
 */
export const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <script data-base-url="<%= it.baseUrl %>" data-scripts="<%= it.scripts.join(' ') %>">${loader}</script>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </body>
</html>
`;
