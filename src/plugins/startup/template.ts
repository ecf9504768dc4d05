import {readFileSync} from 'node:fs';

const loader = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');

/**
 * HTML of every page, in the Eta template language. `it` is described with `ssrTemplate` in the
 * documentation of Docusaurus. Differs from the stock template in the scripts only: the inline
 * loader starts them.
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
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
