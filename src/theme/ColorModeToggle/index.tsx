import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const modes = [
  {mode: 'system mode', Icon: IconSystemColorMode, style: styles.system},
  {mode: 'light mode', Icon: IconLightMode, style: styles.light},
  {mode: 'dark mode', Icon: IconDarkMode, style: styles.dark},
];

/**
 * The switch of the colour mode. The inline script of src/plugins/startup handles it, and the style
 * sheet shows the mode from the root element.
 */
export default function ColorModeToggle({className, buttonClassName}: Props): ReactNode {
  return (
    <div className={clsx(styles.frame, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode=""
      >
        {modes.map(({mode, Icon, style}) => (
          <span key={mode} className={clsx(styles.mode, style)} title={mode}>
            <Icon aria-hidden />
            <span className="visually-hidden">
              Switch between dark and light mode (currently {mode})
            </span>
          </span>
        ))}
      </button>
    </div>
  );
}
