import type { CalendarDay } from '@planted/garden-domain';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type SeasonReader from './season-reader';
import type { SeasonWork, SeasonWorkActs } from './season-work';

export interface SeasonOfGardens {
  /** 'pending' until it is known; null where it cannot be read, or is not asked for. */
  readonly work: SeasonWork | 'pending' | null;
  readonly acts: SeasonWorkActs;
  /** To be rendered: it reads. */
  readonly reader: ReactNode;
}

interface Wanted {
  readonly today: CalendarDay;
  readonly enabled: boolean;
  /** The one garden that the page shows; left out for all. */
  readonly only?: string | undefined;
}

/**
 * What the season says of a gardener's gardens. Its code and facts are loaded once the page shows; where they cannot be,
 * the page stays as it is without them.
 */
export function useSeasonWork({ today, enabled, only }: Wanted): SeasonOfGardens {
  const [Reader, setReader] = useState<ComponentType<Parameters<typeof SeasonReader>[0]>>();
  const [read, setRead] = useState<SeasonWork | 'failed'>();
  const latest = useRef<SeasonWorkActs>(undefined);
  const isWanted = enabled && Reader === undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./season-reader').then(
      (part) => setReader(() => part.default),
      () => setRead('failed'),
    );
  }, [isWanted]);
  const [acts] = useState<SeasonWorkActs>(() => ({
    finish: (...done) => latest.current?.finish(...done),
    clear: (garden, step, reason) => latest.current?.clear(garden, step, reason),
  }));
  const [setActs] = useState(() => (made: SeasonWorkActs) => {
    latest.current = made;
  });
  return {
    work: !enabled || read === 'failed' ? null : (read ?? 'pending'),
    acts,
    reader: enabled && Reader && <Reader today={today} only={only} onRead={setRead} onActs={setActs} />,
  };
}
