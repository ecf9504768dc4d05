import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Choice = Props['value'];

const modes = {
  system: translate({id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode'}),
  light: translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
  dark: translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'}),
};

/** What a press leads to: from the system's mode to light, to dark, and back; without a mode of the system, to and fro. */
function following(choice: Choice, hasSystemMode: boolean): Choice {
  if (choice === 'dark') return hasSystemMode ? null : 'light';
  return choice === 'light' || !hasSystemMode ? 'dark' : 'light';
}

/** The switch of the colour mode. The stock one is disabled until the application runs, so that a press before then would be lost. */
export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const mode = modes[value ?? 'system'];
  return (
    <div className={clsx(styles.frame, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Switch between dark and light mode (currently {mode})',
          },
          {mode},
        )}
        onClick={() => {
          onChange(following(value, respectPrefersColorScheme));
        }}
      >
        {/* All three, for style sheets to choose from: which one it is stands on the root element before the application runs. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
