import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocCard/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A card of a category page: label and description, no icon. */
export default function DocCardLayout({className, href, title, description}: Props): ReactNode {
  return (
    <Link to={href} className={clsx('card', ThemeClassNames.docs.docCard.container, styles.card, className)}>
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </Link>
  );
}
