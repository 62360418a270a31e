import { useEffect, useState } from 'react';
import { wantsStillness } from '../../motion';
import { useHydrated } from '../../hydration/use-hydrated';
import { countAfter, countUpStepMs, countUpSteps } from './count-up';

/** @returns the count to show now: zero until `started`, then up to the target; where motion is unwelcome always the target */
export function useCountUp(target: number, started: boolean): number {
  const [steps, setSteps] = useState(0);
  const still = useHydrated(wantsStillness, false);
  useEffect(() => {
    if (!started || still) return;
    let taken = 0;
    const clock = setInterval(() => {
      taken += 1;
      if (taken >= countUpSteps) clearInterval(clock);
      setSteps(taken);
    }, countUpStepMs);
    return () => clearInterval(clock);
  }, [started, still]);
  return still ? target : countAfter(steps, target);
}
