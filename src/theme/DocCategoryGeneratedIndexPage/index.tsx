import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import services from '@generated/docs-data/default/services.json';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import {PageFeedback} from '../../components/Report';
import {ServiceFacts} from '../../components/ServiceFacts';
import {ServiceGuides} from '../../components/ServiceGuides';
import {ServiceIcon} from '../../components/ServiceIcon';
import styles from './styles.module.css';

/**
 * The page of a category without an index page: facts and guides of a service, or cards of another
 * folder.
 */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex}: Props): ReactNode {
  const {title, description, keywords, image, navigation, permalink} = categoryGeneratedIndex;
  const service = services[permalink.split('/').slice(-2).join('/')];
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className={styles.page}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <h1>
            {service && <ServiceIcon {...service} />}
            {title}
          </h1>
          {description && <p className={styles.lead}>{description}</p>}
        </header>
        {service ? (
          <>
            <ServiceFacts service={service} />
            <ServiceGuides service={service} guides={service.guides} />
          </>
        ) : (
          <Cards />
        )}
        <PageFeedback />
        <footer className="margin-top--lg">
          <DocPaginator previous={navigation.previous} next={navigation.next} />
        </footer>
      </div>
    </>
  );
}

function Cards(): ReactNode {
  return <DocCardList items={useCurrentSidebarCategory().items} />;
}
