import type {LoadContext, Plugin} from '@docusaurus/types';
import {guidesOf, tagPathsOf} from '../../content/guides';
import {loadedDocs} from '../../content/loadedDocs';
import {readData} from '../../content/readData';
import {serviceViews} from '../../content/serviceViews';
import {readThumbnails} from '../../content/thumbnails';
import {groupBy} from '../../lib/groupBy';
import {withoutBase} from '../../lib/withoutBase';
import {servicesSchema} from '../../schemas/service';
import {tagGroupsSchema} from '../../schemas/tags';

const servicesFile = 'data/services.yml';
const tagGroupsFile = 'data/tag-groups.yml';

/** Writes the data that the theme's service and tag pages import as `@generated/docs-data/…`. */
export default function docsData({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'docs-data',
    getPathsToWatch: () => [servicesFile, tagGroupsFile].map((file) => `${siteDir}/${file}`),
    async allContentLoaded({allContent, actions: {createData}}) {
      const {docs, last} = loadedDocs(allContent);
      const {services} = await readData(siteDir, servicesFile, servicesSchema);
      const thumbnails = await readThumbnails(siteDir);
      const views = serviceViews(
        services,
        guidesOf(last, baseUrl, thumbnails),
        tagPathsOf(last, baseUrl),
      );
      const idsByKind = groupBy(
        docs,
        ({frontMatter}) => (frontMatter as {kind?: string}).kind ?? '',
      );
      idsByKind.delete('');
      const kinds = [...idsByKind].map(([kind, members]) => [kind, members.map(({id}) => id)]);
      const data = {
        // By the last part of the address of the service's page.
        services: Object.fromEntries(views.map((view) => [`${view.category}/${view.id}`, view])),
        kinds: Object.fromEntries(kinds) as object,
        unconfirmed: docs.filter((doc) => 'unconfirmed' in doc.frontMatter).map(({id}) => id),
        thumbnails: Object.fromEntries(
          docs.flatMap(({id, permalink}) => {
            const name = thumbnails[withoutBase(permalink, baseUrl)];
            return name === undefined ? [] : [[id, name]];
          }),
        ),
        'tag-groups': await readData(siteDir, tagGroupsFile, tagGroupsSchema),
      };
      for (const [name, value] of Object.entries(data)) await createData(`${name}.json`, value);
    },
  };
}
