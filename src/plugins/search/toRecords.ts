import {pageRecords} from './pageRecords';
import type {SearchRecord} from './record';
import {serviceRecords} from './serviceRecords';
import type {Sources} from './sources';

/** Makes the records of a site, in the order of its pages. @param language locale of the build */
export function toRecords({pages, architectures, services, tags, variables}: Sources, language: string): SearchRecord[] {
  const context = {
    tags,
    variables,
    language,
    architectures: new Map(architectures.map(({file, model}) => [file, model])),
    serviceNames: new Map(services.map(({id, name}) => [id, name])),
  };
  return [...pages.flatMap((page) => pageRecords(page, context)), ...serviceRecords(services, context)];
}
