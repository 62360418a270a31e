import { useEffect, useState } from 'react';
import { Button } from '../controls/button';
import { LinkButton } from '../controls/link-button';
import { type DayNumber, shortDay } from '../days/day-words';
import type { BedSquare } from '../garden/bed-square';
import { Pencil } from '../icons/icons';
import { useIsNarrow } from '../use-is-narrow';
import { Dialog } from '../surfaces/dialog';
import { MemoryPopover } from './memory-popover';
import { Planting, type RememberedPlanting } from './remembered-planting';
import styles from './square-memory.module.css';

export interface SquareMemoryProps {
  readonly square: BedSquare;
  /** The bed on the screen; null where it is not drawn. */
  readonly bed: () => Element | null;
  /** Of the bed, in squares. */
  readonly size: { readonly width: number; readonly height: number };
  readonly today: DayNumber;
  /** Undefined while it is not known. */
  readonly memory:
    | {
        /** The newest first. */
        readonly plantings: readonly RememberedPlanting[];
        /** Since when there is ground, where it was not from the beginning. */
        readonly newSince: DayNumber | undefined;
        /** All of it in one sentence. */
        readonly story: string;
        /** Of the garden's journal, on days on which something stood here; the newest first. */
        readonly journal: readonly {
          readonly id: string;
          readonly day: DayNumber;
          readonly title: string;
          readonly words: string;
        }[];
      }
    | undefined;
  /** Where the garden's journal is written. */
  readonly journalPath: string;
  readonly onNavigate: (path: string) => void;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

/**
 * What stood in a square, by year: beside the bed, on phones a sheet. Its neighbors are reached without closing it. The
 * focus goes back to what opened it.
 */
export function SquareMemory(props: SquareMemoryProps) {
  const { square, bed, size, memory, journalPath, onNavigate, onPrevious, onNext, onClose } = props;
  useFocusBack(bed);
  const isNarrow = useIsNarrow();
  const parts = {
    title: <span aria-live="polite">{`Row ${square.y + 1}, column ${square.x + 1}`}</span>,
    description: memory && summaryOf(memory),
    onClose,
    children: <Remembered {...props} />,
    footer: (
      <>
        <Button variant="text" onClick={onPrevious}>
          Previous square
        </Button>
        <Button variant="text" onClick={onNext}>
          Next square
        </Button>
        <LinkButton
          href={journalPath}
          icon={Pencil}
          className={styles.note}
          onNavigate={(path) => {
            onClose();
            onNavigate(path);
          }}
        >
          Add a note
        </LinkButton>
      </>
    ),
  };
  if (isNarrow) return <Dialog {...parts} open returnsFocus={() => false} scrolls="body" />;
  return <MemoryPopover {...parts} {...{ square, bed, size }} />;
}

/** A plant of a bed is part of an svg, to which a dialog does not give the focus back. */
function useFocusBack(bed: () => Element | null): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Who has gone on elsewhere stays there.
      if (document.activeElement && document.activeElement !== document.body) return;
      const target = opener?.isConnected && opener !== document.body ? opener : bed();
      if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
    },
    [opener, bed],
  );
}

function Remembered({ today, memory, isFailed, onRetry }: SquareMemoryProps) {
  if (!memory)
    return isFailed ? (
      <>
        <p>The memory of this square could not be read. Your plants are safe.</p>
        <Button onClick={onRetry}>Try again</Button>
      </>
    ) : (
      <p role="status">Loading the memory of this square...</p>
    );
  const { plantings, journal, newSince } = memory;
  return (
    <>
      <ol className={styles.years}>
        {yearsOf(plantings).map(([year, own]) => (
          <li key={year ?? 'planned'}>
            <h3 className={styles.year}>{year ?? 'To come'}</h3>
            <ul className={styles.plantings}>
              {own.map((planting) => (
                <Planting key={planting.id} planting={planting} today={today} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {plantings.length === 0 && <p className="soft">Nothing has grown here yet.</p>}
      {journal.length > 0 && (
        <section className={styles.journal} aria-labelledby="square-journal">
          <h3 id="square-journal">From the garden's journal</h3>
          <ul>
            {journal.map(({ id, day, title, words }) => (
              <li key={id}>
                <b>
                  {shortDay(day, today)}: {title}
                </b>
                <p className="small soft">{words}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {newSince !== undefined && <p className="soft">New ground since {shortDay(newSince, today)}.</p>}
    </>
  );
}

/** '2 seasons remembered. Garlic since October; before that Tomato 2025.'; nothing where there is nothing. */
function summaryOf({ plantings, story }: NonNullable<SquareMemoryProps['memory']>): string | undefined {
  const seasons = new Set(plantings.flatMap(({ state, year }) => (state === 'planned' ? [] : [year]))).size;
  if (seasons === 0) return undefined;
  return `${seasons === 1 ? '1 season' : `${seasons} seasons`} remembered. ${story}`;
}

function yearsOf(plantings: readonly RememberedPlanting[]): [number | null, RememberedPlanting[]][] {
  const years = new Map<number | null, RememberedPlanting[]>();
  for (const planting of plantings) years.set(planting.year, [...(years.get(planting.year) ?? []), planting]);
  return [...years];
}
