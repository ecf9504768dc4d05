import {catalogueRecord} from './catalogueRecord';
import type {SectionKey} from './client/sections';
import {pageRecords} from './pageRecords';
import type {SearchRecord} from './record';
import type {DocsSource, Sources} from './sources';

/** Makes the records of a site in one language, page by page. @param language locale of the build */
export function toRecords(
  {docs, services, catalogues, tags, variables}: Sources,
  language: string,
): SearchRecord[] {
  const serviceNames = new Map(services.map(({id, name}) => [id, name]));
  const pagesOf = ({
    version,
    pages,
    architectures,
    tags: ofVersion,
  }: DocsSource): SearchRecord[] => {
    const models = new Map(architectures.map(({file, model}) => [file, model]));
    const context = {
      tags: ofVersion,
      variables,
      language,
      architectures: models,
      serviceNames,
      version: version.name,
    };
    return pages.flatMap((page) => pageRecords(page, context));
  };
  // Catalogues have no versions, so they refer to the pages of the last version.
  const plain = docs.find(({version}) => version.route === 'docs')?.pages ?? [];
  const titles = new Map(plain.map(({permalink, frontMatter}) => [permalink, frontMatter.title]));
  const labelOfTag = (key: string): string => tags[key]?.label ?? key;
  return [
    ...docs.flatMap(pagesOf),
    ...catalogues.flatMap(({catalogue, data}) =>
      (catalogue.toSearchEntries?.(data, {titles, labelOfTag}) ?? []).map((entry) =>
        catalogueRecord({...entry, section: catalogue.id as SectionKey, language}),
      ),
    ),
  ];
}
