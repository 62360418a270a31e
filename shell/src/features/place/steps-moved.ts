import type { StepsMoved } from '@planted/mfe-kit';
import { remoteStore } from '../../remotes/remotes';
import { whenLoaded } from '../../remotes/when-loaded';

/**
 * The season's own count of what a change of place moves: whoever looks at it next has its code then.
 * @returns undefined where the deployed one does not offer it
 */
export async function loadStepsMoved(): Promise<StepsMoved | undefined> {
  const { offers } = await whenLoaded(remoteStore('mfe_season'));
  return offers?.stepsMoved?.();
}
