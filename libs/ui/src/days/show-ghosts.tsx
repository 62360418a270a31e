import { Checkbox } from '../controls/checkbox';
import styles from './no-days.module.css';

export interface ShowGhostsProps {
  readonly comes: boolean;
  readonly gone: boolean;
  readonly onShow: (change: { readonly comes?: boolean; readonly gone?: boolean }) => void;
}

/** Whether a bed shows what is not there on its day: what comes, and what is gone. */
export function ShowGhosts({ comes, gone, onShow }: ShowGhostsProps) {
  return (
    <div className={styles.ghosts}>
      <Checkbox label="Show what comes" checked={comes} onChange={(next) => onShow({ comes: next })} />
      <Checkbox label="Show what is gone" checked={gone} onChange={(next) => onShow({ gone: next })} />
    </div>
  );
}
