import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocItemMetadataOriginal from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import type {PageFacts} from '../../../schemas/pageFacts';

/** Adds the Markdown copy as an alternate and describes an article to machines (schema.org TechArticle). */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {facts} = metadata as typeof metadata & {facts?: PageFacts};
  const address = `${siteConfig.url}${metadata.permalink}`;
  const article = facts && {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    url: address,
    inLanguage: 'en',
    dateModified: facts.reviewed,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.time}M`,
    about: facts.services.map(({name}) => ({'@type': 'Thing', name})),
    isPartOf: {'@type': 'WebSite', name: siteConfig.title, url: `${siteConfig.url}${siteConfig.baseUrl}`},
  };
  return (
    <>
      <DocItemMetadataOriginal />
      <Head>
        <link rel="alternate" type="text/markdown" href={`${address}.md`} title="This page as Markdown" />
        {article && <script type="application/ld+json">{JSON.stringify(article)}</script>}
      </Head>
    </>
  );
}
