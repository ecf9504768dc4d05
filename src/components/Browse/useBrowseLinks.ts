import {useThemeConfig, type MultiColumnFooter} from '@docusaurus/theme-common';

/** Links to all parts of the site: the first group of the footer (src/config/footer.ts). */
export function useBrowseLinks(): {to: string; label: string}[] {
  const [group] = (useThemeConfig().footer as MultiColumnFooter | undefined)?.links ?? [];
  return (group?.items ?? []).flatMap(({to, label}) => (to && label ? [{to, label}] : []));
}
