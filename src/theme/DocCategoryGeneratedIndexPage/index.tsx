import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import {ServiceFacts} from '../../components/ServiceFacts';
import {ServiceGuides} from '../../components/ServiceGuides';
import type {ServiceView} from '../../schemas/catalogue';
import styles from './styles.module.css';

/** The stock properties with the service that src/plugins/docs adds to the page of a service. */
type ServicePageProps = Props & {service?: ServiceView};

/** The page of a category without one of its own: for a service its facts and guides, for any other folder cards. */
export default function DocCategoryGeneratedIndexPage({categoryGeneratedIndex, service}: ServicePageProps): ReactNode {
  const {title, description, keywords, image, navigation} = categoryGeneratedIndex;
  return (
    <>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <div className={styles.page}>
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <h1>{title}</h1>
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
