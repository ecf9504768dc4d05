import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Figure} from '../figure';
import styles from './styles.module.css';

interface PictureProps extends Pick<Figure, 'width' | 'height' | 'light' | 'dark'> {
  alt: string;
}

/**
 * Wider pictures scroll, because component names would be less than 11 px high otherwise. In px.
 */
const widest = 1040;

/** The pictures of both colour modes. Both are lazy, so only the visible one is loaded. */
export default function Picture({alt, width, height, light, dark}: PictureProps): ReactNode {
  const className = clsx(styles.picture, width > widest && styles.wide);
  const size = {width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <>
      <img {...size} alt={alt} src={light} className={clsx(className, styles.light)} />
      <img {...size} alt={alt} src={dark} className={clsx(className, styles.dark)} />
    </>
  );
}
