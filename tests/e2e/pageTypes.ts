/** One page of each type of the real site, with the longest or fullest of its kind where there is a choice. */
export const pageTypes = {
  home: './',
  explorer: 'docs',
  comparison:
    'docs/compare?page=blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce&page=best-practices/networking/virtual-private-network/connect-branches-through-a-vpn-hub',
  allArchitectures: 'docs/compare',
  tutorial: 'docs/blueprints/by-use-case/security/keycloak/deploy-keycloak-on-cce',
  guide:
    'docs/best-practices/networking/virtual-private-network/connect-branches-through-a-vpn-hub',
  section: 'docs/best-practices',
  category: 'docs/best-practices/networking',
  service: 'docs/best-practices/networking/elastic-load-balancing',
  stubService: 'docs/best-practices/networking/cloud-connect',
  tagIndex: 'docs/tags',
  tag: 'docs/tags/cloud-adoption-framework',
  markdownPage: 'markdown-page',
  portfolio: 'portfolio',
  portfolioList: 'portfolio?view=list',
  serviceDetails: 'portfolio?service=elastic-load-balancing',
  templates: 'templates',
  template: 'templates/vpc-with-subnets-and-nat',
  checklist: 'docs/best-practices/security-services/host-security-service/withstand-ransomware',
  assessment: 'assessment',
  webinars: 'webinars',
  news: 'whats-new',
  newsEntry: 'whats-new/architecture-center',
  notFound: 'docs/best-practices/networking/nat-gatway',
} as const;
