import { type ThemeChoice, useTheme } from '@planted/mfe-kit';
import styles from './theme-choice.module.css';

const choices: readonly { readonly choice: ThemeChoice; readonly label: string }[] = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'system', label: 'System' },
];

export function ThemeChoiceButtons() {
  const theme = useTheme();
  return (
    <div role="group" aria-label="Colors" className={styles.group}>
      {choices.map(({ choice, label }) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={theme.choice === choice}
          onClick={() => theme.choose(choice)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
