import { type DayNumber, shortDay } from '../days/day-words';
import { PlantImage } from '../garden/plant-image';
import { Badge, type BadgeTone } from '../surfaces/badge';
import { Plate } from '../surfaces/plate';
import styles from './square-memory.module.css';

/** One planting that stood in a square, or is planned for it. */
export interface RememberedPlanting {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null;
  /** Of the season in which it began; null for what is planned and has no day yet. */
  readonly year: number | null;
  readonly state: 'planned' | 'growing' | 'ended';
  readonly from: DayNumber | null;
  /** The first day on which it did not stand there. */
  readonly until: DayNumber | null;
  /** Whether its gardener said since when it is in the ground. */
  readonly isDated: boolean;
  readonly how: 'harvested' | 'failed' | 'moved_away' | 'mistake' | null;
  readonly cause: string | null;
  /** What was recorded (`on`) on a later day than it tells of. */
  readonly writtenLater: readonly {
    readonly what: 'planted' | 'ended';
    readonly day: DayNumber;
    readonly on: DayNumber;
  }[];
  /** '3.1 lb', 'health 4 of 10'. */
  readonly facts: readonly string[];
  /** In the gardener's own words, with the day that they are about. */
  readonly notes: readonly { readonly day: DayNumber; readonly words: string }[];
}

interface PlantingProps {
  readonly planting: RememberedPlanting;
  readonly today: DayNumber;
}

/** A planting with its days, what was harvested and written of it, and how it ended. */
export function Planting({ planting, today }: PlantingProps) {
  const { name, imageUrl, facts, notes, writtenLater } = planting;
  const [tone, end] = endOf(planting);
  return (
    <li className={styles.planting}>
      <Plate plain className={styles.plate}>
        <PlantImage src={imageUrl} size={40} />
      </Plate>
      <b>{name}</b>
      <div className={styles.words}>
        <small>{daysOf(planting, today)}</small>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        {sentencesOf(writtenLater, today).map((sentence) => (
          <small key={sentence}>{sentence}</small>
        ))}
        {notes.map(({ day, words }) => (
          <small key={words}>
            {shortDay(day, today)}: "{words}"
          </small>
        ))}
      </div>
      <Badge tone={tone} className={styles.end}>
        {end}
      </Badge>
    </li>
  );
}

/** 'You wrote on Jun 9 that it was planted on May 20 and ended on Jun 2.': one for each day of writing. */
function sentencesOf(written: RememberedPlanting['writtenLater'], today: DayNumber): string[] {
  const told = new Map<DayNumber, string[]>();
  for (const { what, day, on } of written) {
    const words = `${what === 'planted' ? 'was planted' : 'ended'} on ${shortDay(day, today)}`;
    told.set(on, [...(told.get(on) ?? []), words]);
  }
  return [...told].map(
    ([on, words]) => `You wrote on ${shortDay(on, today)} that it ${words.join(' and ')}.`,
  );
}

const ENDS = {
  harvested: ['good', 'harvested'],
  failed: ['bad', 'failed'],
  moved_away: ['neutral', 'moved away'],
  mistake: ['neutral', 'a mistake'],
} as const;

function endOf({ state, isDated, how, cause }: RememberedPlanting): readonly [BadgeTone, string] {
  if (state === 'planned') return ['neutral', 'planned'];
  // Nobody said that it is in the ground.
  if (state === 'growing') return isDated ? ['leaf', 'growing'] : ['neutral', 'in the bed'];
  const [tone, words] = how ? ENDS[how] : (['neutral', 'taken out'] as const);
  return [tone, cause ? `${words}: ${cause}` : words];
}

/** 'May 20 – Sep 2, 2025'; the day on which it was drawn, where its gardener gave none. */
function daysOf({ state, from, until, isDated }: RememberedPlanting, today: DayNumber): string {
  if (from === null) return 'Not planted yet';
  const begin = shortDay(from, today);
  if (state === 'planned') return `Planned from ${begin}`;
  const days = until === null ? `Since ${begin}` : `${begin} – ${shortDay(until, today)}`;
  return isDated ? days : `${days}, from the day it was drawn`;
}
