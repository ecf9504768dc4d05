import {namedPages} from '../../content/namedPages';
import {servicePagePath} from '../../lib/servicePath';
import {pageRecords} from './pageRecords';
import type {SearchRecord} from './record';
import {serviceRecords} from './serviceRecords';
import type {DocsSource, Sources} from './sources';
import {templateRecords} from './templateRecords';
import {webinarRecords} from './webinarRecords';

/** Makes the records of a site in one language, page by page. @param language locale of the build */
export function toRecords({docs, services, templates, webinars, tags, variables}: Sources, language: string): SearchRecord[] {
  const serviceNames = new Map(services.map(({id, name}) => [id, name]));
  const pagesOf = ({version, pages, architectures, tags: ofVersion}: DocsSource): SearchRecord[] => {
    const models = new Map(architectures.map(({file, model}) => [file, model]));
    const context = {tags: ofVersion, variables, language, architectures: models, serviceNames, version: version.name};
    return pages.flatMap((page) => pageRecords(page, context));
  };
  // What has no versions of its own speaks of the pages at the plain address.
  const plain = docs.find(({version}) => version.route === 'docs')?.pages ?? [];
  const titles = new Map(plain.map(({permalink, frontMatter}) => [permalink, frontMatter.title]));
  const withoutPage = services.filter((service) => !titles.has(servicePagePath(service)));
  const pages = namedPages(
    titles,
    templates.map(({template}) => template),
  );
  return [
    ...docs.flatMap(pagesOf),
    ...serviceRecords(withoutPage, {tags, language}),
    ...templateRecords(templates, {tags, language, serviceNames, pages}),
    ...webinarRecords(webinars, language),
  ];
}
