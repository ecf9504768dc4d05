import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type {ReactNode} from 'react';

/** On the desktop the stock item shows the language only; its accessible name also says what it is. */
export default function LabelledLocaleDropdown(props: Props): ReactNode {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  if (props.mobile) return <LocaleDropdownNavbarItem {...props} />;
  const languages = translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'});
  const label = {'aria-label': `${languages}: ${localeConfigs[currentLocale]?.label ?? currentLocale}`};
  return <LocaleDropdownNavbarItem {...props} {...label} />;
}
