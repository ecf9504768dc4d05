import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {versionTone} from '../../lib/versionTone';
import styles from './styles.module.css';

/** A badge with the version of this build. Renders nothing without a version. */
export function SiteVersion(): ReactNode {
  const {siteVersion} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (typeof siteVersion !== 'string') return null;
  const tone = versionTone(siteVersion);
  return (
    <span className={`${styles.tag} ${styles[tone]}`} data-tone={tone}>
      <span className="visually-hidden">Version </span>
      {siteVersion}
    </span>
  );
}
