import { type ThemeChoice, useTheme } from '@planted/mfe-kit';
import { useDeviceLook } from '@planted/mfe-kit/use-device-look';
import styles from './theme-choice.module.css';

const choices: readonly { readonly choice: ThemeChoice; readonly label: string }[] = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'system', label: 'System' },
];

export function ThemeChoiceButtons() {
  const theme = useTheme();
  const [, chooseSun] = useDeviceLook('sun');
  return (
    <div role="group" aria-label="Colors" className={styles.group}>
      {choices.map(({ choice, label }) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={theme.choice === choice}
          onClick={() => {
            theme.choose(choice);
            // Sun mode overrules the theme: whoever chooses one wants to see it.
            chooseSun(false);
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
