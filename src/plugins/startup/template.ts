import {readFileSync} from 'node:fs';
import type {HtmlTagObject} from '@docusaurus/types';

/** An inline script without indentation and comments, which stand on lines of their own. */
function inlineScript(file: URL): string {
  const text = readFileSync(file, 'utf8');
  return text.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n|^\s+/gm, '');
}

const loader = inlineScript(new URL('./loader.js', import.meta.url));

/** The inline script of the controls. It is a tag of the head, because the dev server needs it too. */
export const controls: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: inlineScript(new URL('./controls.js', import.meta.url)),
};

/**
 * HTML of every page, in the Eta template language. `it` is described with `ssrTemplate` in the
 * documentation of Docusaurus. Differs from the stock template in two places: the inline loader starts
 * the scripts, and the style sheet comes last (`src/plugins/built-pages/criticalStyles.ts`).
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
