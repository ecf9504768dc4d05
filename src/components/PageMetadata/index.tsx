import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {copyPath} from '../../lib/copyPath';
import {socialImagePath} from '../../lib/socialImagePath';
import {pageFactsOf} from '../../schemas/pageFacts';

/**
 * Metadata of an article: the Markdown copy as an alternate, the page's image, and schema.org data
 * of the types TechArticle and, for pages with steps, HowTo.
 */
export function PageMetadata(): ReactNode {
  const {metadata, toc} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const facts = pageFactsOf(metadata);
  const address = `${siteConfig.url}${metadata.permalink.replace(/\/$/, '')}`;
  const image = `${siteConfig.url}${siteConfig.baseUrl}${socialImagePath(metadata.permalink, siteConfig.baseUrl)}`;
  const article = facts && {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    url: address,
    image,
    inLanguage: i18n.currentLocale,
    dateModified: facts.reviewed,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.time}M`,
    about: facts.serviceNames.map(({name}) => ({'@type': 'Thing', name})),
    isPartOf: {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: `${siteConfig.url}${siteConfig.baseUrl}`,
    },
  };
  const steps = stepsOf(toc);
  const howTo = facts &&
    steps.length > 1 && {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: metadata.title,
      totalTime: `PT${facts.time}M`,
      step: steps.map(([number, name]) => ({
        ...{'@type': 'HowToStep', position: number, name},
        url: `${address}#step-${number}`,
      })),
    };
  return (
    <Head>
      <link
        rel="alternate"
        type="text/markdown"
        href={siteConfig.url + copyPath(metadata.permalink)}
        title="This page as Markdown"
      />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={metadata.title} />
      <meta name="twitter:image" content={image} />
      {article && <script type="application/ld+json">{JSON.stringify(article)}</script>}
      {howTo && <script type="application/ld+json">{JSON.stringify(howTo)}</script>}
    </Head>
  );
}

/** Number and name of each step. `src/plugins/docs/remarkAnchors.ts` makes the anchors. */
function stepsOf(toc: ReturnType<typeof useDoc>['toc']): [number: number, name: string][] {
  const start = toc.findIndex(({value}) => value === 'Steps');
  const rest = start < 0 ? [] : toc.slice(start + 1);
  const end = rest.findIndex(({level}) => level === 2);
  return rest.slice(0, end < 0 ? undefined : end).flatMap(({value}) => {
    // The value is HTML.
    const [, number, name = ''] = /^(\d+)\. (.*)$/.exec(value.replace(/<[^>]*>/g, '')) ?? [];
    return number === undefined ? [] : [[Number(number), name] as [number, string]];
  });
}
