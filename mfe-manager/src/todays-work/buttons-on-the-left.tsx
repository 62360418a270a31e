import { useDeviceLook } from '@planted/mfe-kit/use-device-look';
import { Checkbox } from '@planted/ui';
import styles from './task-row.module.css';

/** Where the buttons of today's tasks stand: for a phone in the left hand. Kept on the device. */
export function ButtonsOnTheLeft() {
  const [isOn, choose] = useDeviceLook('left');
  return (
    <Checkbox label="Buttons on the left" checked={isOn} onChange={choose} className={styles.setting ?? ''} />
  );
}
