import { Link } from '@planted/mfe-kit';
import { type Climate, type Day, type Hemisphere, nameOfSeason, seasonOf } from '@planted/season';
import { Button, ChevronLeft, ChevronRight, IconButton, Printer } from '@planted/ui';
import type { SeasonAddress } from '../address/season-address';
import type { ChangeAddress } from '../address/use-season-address';
import { partOf, partsOf, type Span } from '../view/axis';
import { frostWords } from '../words/place-words';
import styles from './season-head.module.css';

interface SeasonHeadProps {
  readonly season: number;
  readonly part: number;
  readonly show: Span;
  readonly hemisphere: Hemisphere;
  readonly climate: Climate | null;
  readonly placeName: string | null;
  readonly today: Day;
  readonly onChange: ChangeAddress;
  readonly isNarrow: boolean;
}

/** Which season and where, and the ways to others. */
export function SeasonHead(props: SeasonHeadProps) {
  const { season, hemisphere, climate, placeName, today } = props;
  return (
    <header className={styles.head}>
      <div>
        <h1>{nameOfSeason(season, hemisphere)}</h1>
        <p>
          {climate && placeName && `${placeName} · ${frostWords(climate, season, today)} · `}
          <Link to="/place">Place and frost</Link>
        </p>
      </div>
      <Moves {...props} />
    </header>
  );
}

/** By what the chart shows at once: a season, or a month or quarter of it and over its ends. */
function Moves({ season, part, show: shown, hemisphere, today, onChange, isNarrow }: SeasonHeadProps) {
  const show = isNarrow ? 'year' : shown;
  const parts = partsOf(show);
  const go = (by: number): Partial<SeasonAddress> => {
    const at = season * parts + (show === 'year' ? 0 : part) + by;
    return { season: Math.floor(at / parts), part: show === 'year' ? null : ((at % parts) + parts) % parts };
  };
  const now = seasonOf(today, hemisphere);
  const isNow = season === now && (show === 'year' || part === partOf(today, now, hemisphere, show));
  const label = (by: number) =>
    show === 'year' ? nameOfSeason(season + by, hemisphere) : `${by < 0 ? 'Previous' : 'Next'} ${show}`;
  return (
    <div className={styles.moves}>
      <IconButton icon={ChevronLeft} label={label(-1)} onClick={() => onChange(go(-1))} />
      <Button disabled={isNow} onClick={() => onChange({ season: null, part: null })}>
        Today
      </Button>
      <IconButton icon={ChevronRight} label={label(1)} onClick={() => onChange(go(1))} />
      {!isNarrow && (
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      )}
    </div>
  );
}
