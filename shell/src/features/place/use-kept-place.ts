import { useSession } from '@planted/mfe-kit';
import { useAccountPlace } from './use-account-place';
import { useDevicePlace } from './use-device-place';
import type { KeptPlace, Whose } from './kept-place';

/** The place that is kept: a guest's on this device, a gardener's in their account. */
export function useKeptPlace(whose: Whose): KeptPlace {
  const { status } = useSession();
  const device = useDevicePlace();
  const account = useAccountPlace(whose, status === 'signed-in');
  if (status === 'loading') return { status: 'loading' };
  return status === 'signed-in' ? account : device;
}
