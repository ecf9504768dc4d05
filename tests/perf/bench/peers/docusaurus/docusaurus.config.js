// The configuration of create-docusaurus 3.10, with the languages of our samples, without a blog.
export default {
  title: 'Architecture Center',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // The content is plain Markdown, so braces are text.
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [
    [
      'classic',
      {docs: {routeBasePath: 'docs', sidebarPath: './sidebars.js'}, blog: false, theme: {}},
    ],
  ],
  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    navbar: {
      title: 'Architecture Center',
      items: [{type: 'docSidebar', sidebarId: 'all', position: 'left', label: 'Guides'}],
    },
    footer: {style: 'dark', copyright: 'Architecture Center'},
    prism: {
      additionalLanguages: [
        'bash',
        'hcl',
        'ini',
        'json',
        'powershell',
        'docker',
        'groovy',
        'nginx',
        'toml',
        'sql',
        'python',
        'yaml',
      ],
    },
  },
};
