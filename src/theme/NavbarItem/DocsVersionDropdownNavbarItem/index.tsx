import {useDocsVersionCandidates} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ReactNode} from 'react';

/** On the desktop the stock item shows the version only; its accessible name also says what it is. */
export default function LabelledVersionDropdown(props: Props): ReactNode {
  const [version] = useDocsVersionCandidates(props.docsPluginId);
  if (props.mobile) return <DocsVersionDropdownNavbarItem {...props} />;
  const versions = translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'});
  const label = {'aria-label': `${versions}: ${version.label}`};
  return <DocsVersionDropdownNavbarItem {...props} {...label} />;
}
