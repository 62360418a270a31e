import {
  BrushCleaning,
  Eraser,
  Icon,
  type LucideIcon,
  Move,
  PaintBucket,
  Plus,
  Tag,
  Trash2,
} from '@planted/ui';
import styles from './help.module.css';

const tools: readonly { icon: LucideIcon; name: string; does: string }[] = [
  { icon: Plus, name: 'Add', does: 'Press and drag to turn squares into soil.' },
  { icon: Eraser, name: 'Erase', does: 'Press and drag to take soil away.' },
  { icon: PaintBucket, name: 'Fill', does: 'Fills the empty space around the square you press.' },
  { icon: Trash2, name: 'Delete', does: 'Takes away the whole connected bed.' },
  { icon: Move, name: 'Move', does: 'Drag a bed to another place.' },
  { icon: BrushCleaning, name: 'Clear the Grid', does: 'Empties everything. Undo brings it back.' },
  { icon: Tag, name: 'Denote Gardens', does: 'Gives a bed its name and growing conditions.' },
];

export function GeneralHelp() {
  return (
    <>
      <p>
        Each square is one square foot. Set the width and height of your garden in feet, then draw the beds as
        they lie in your garden. On a touch screen, two fingers push and zoom the plan.
      </p>
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
    </>
  );
}
