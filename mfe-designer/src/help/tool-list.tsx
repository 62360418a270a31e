import { Icon } from '@planted/ui';
import type { DrawingTool } from './drawing-tools';
import styles from './help.module.css';

/** Tools with what each does. */
export function ToolList({ tools }: { tools: readonly Pick<DrawingTool, 'icon' | 'name' | 'does'>[] }) {
  return (
    <ul className={styles.tools}>
      {tools.map(({ icon, name, does }) => (
        <li key={name}>
          <Icon of={icon} />
          <span>
            <strong>{name}</strong> {does}
          </span>
        </li>
      ))}
    </ul>
  );
}
