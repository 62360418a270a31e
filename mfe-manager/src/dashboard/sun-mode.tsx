import { useDeviceLook } from '@planted/mfe-kit/use-device-look';
import { IconButton, Sun } from '@planted/ui';

/** Black on white, with larger words and buttons, until it is pressed again. Kept on the device. */
export function SunMode() {
  const [isOn, choose] = useDeviceLook('sun');
  return <IconButton icon={Sun} label="Sun mode" aria-pressed={isOn} onClick={() => choose(!isOn)} />;
}
