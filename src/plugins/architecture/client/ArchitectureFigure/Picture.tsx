import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Figure} from '../figure';
import styles from './styles.module.css';

interface PictureProps extends Pick<Figure, 'width' | 'height' | 'light' | 'dark'> {
  alt: string;
}

/** The picture of both colour modes. Only the one of the current mode is loaded, as both are lazy. */
export default function Picture({alt, width, height, light, dark}: PictureProps): ReactNode {
  const size = {width, height, loading: 'lazy', decoding: 'async'} as const;
  return (
    <>
      <img {...size} alt={alt} src={light} className={clsx(styles.picture, styles.light)} />
      <img {...size} alt={alt} src={dark} className={clsx(styles.picture, styles.dark)} />
    </>
  );
}
