import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ReportLink} from '../../../components/Report';
import {SiteVersion} from '../../../components/SiteVersion';
import styles from './styles.module.css';

/** The footer: mark, copyright, version and report on one side, groups of links on the other. */
export default function FooterLayout({style, links, logo, copyright}: Props): ReactNode {
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', {
        'footer--dark': style === 'dark',
      })}
    >
      <div className={clsx('container', 'container-fluid', styles.layout)}>
        <div className={styles.imprint}>
          {logo}
          {copyright}
          <SiteVersion />
          <ReportLink className="no-print">Report a problem with this page</ReportLink>
        </div>
        <div className={styles.links}>{links}</div>
      </div>
    </footer>
  );
}
