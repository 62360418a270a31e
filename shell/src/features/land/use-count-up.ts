import { useEffect, useState } from 'react';
import { countAfter, countUpStepMs, countUpSteps } from './count-up';

/** @returns the count to show now: zero until `started`, then up to the target; at once where motion is unwelcome */
export function useCountUp(target: number, started: boolean): number {
  const [steps, setSteps] = useState(0);
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (!started || still) return;
    const clock = setInterval(() => {
      setSteps((before) => {
        if (before + 1 >= countUpSteps) clearInterval(clock);
        return before + 1;
      });
    }, countUpStepMs);
    return () => clearInterval(clock);
  }, [started, still]);
  return started && still ? target : countAfter(steps, target);
}
