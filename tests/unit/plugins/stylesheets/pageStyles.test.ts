import {expect, it} from 'vitest';
import {pageStyles} from '../../../../src/plugins/stylesheets/pageStyles';

it.each([
  ['src/pages/_portfolio/styles.module.css', true],
  ['src/theme/DocTagsListPage/styles.module.css', true],
  ['src/components/ui/DataGrid/styles.module.css', true],
  ['src/components/ui/Input/styles.module.css', false],
  ['src/components/SearchDialog/styles.module.css', false],
  ['src/css/custom.css', false],
  ['node_modules/infima/dist/css/default/default.css', false],
])('%s travels with the scripts of its pages: %s', (file, isOfPages) => {
  expect(pageStyles.test(`/site/${file}`)).toBe(isOfPages);
});
