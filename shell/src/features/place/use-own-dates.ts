import { type Climate, climateOfOwnDates, type OwnDates } from '@planted/season';
import { useMemo, useState } from 'react';
import { dayText, typedDay } from './frost/year-day';
import type { Units } from './frost/measures';

type DateField = 'lastFrost' | 'firstFrost';

export interface OwnDatesForm {
  readonly texts: Readonly<Record<DateField, string>>;
  readonly type: (field: DateField, text: string) => void;
  /** Writes a day that was typed as the page writes days. */
  readonly tidy: (field: DateField) => void;
  /** Sentences, by field. */
  readonly errors: Readonly<Partial<Record<DateField, string>>>;
  /** What stands between these dates and a climate: whether the garden is southern, or that the place is not. */
  readonly question: 'southern' | 'northern-place' | null;
  readonly saySouthern: () => void;
  readonly swap: () => void;
  /** Null while a date is missing, or is none, or a question is open. */
  readonly dates: OwnDates | null;
  readonly climate: Climate | null;
}

const NOT_A_DAY = 'Enter a day, like Apr 26.';

/**
 * Two frost dates as they are typed.
 * @param kept begins with these
 * @param base the climate of the place: its dates stand in the fields until others are typed
 */
export function useOwnDates(kept: OwnDates | null, base: Climate | null, units: Units): OwnDatesForm {
  const [typed, setTyped] = useState<Partial<Record<DateField, string>>>({});
  const [said, setSaid] = useState(kept?.hemisphere ?? null);
  const textOf = (field: DateField): string => {
    const day = kept?.[field] ?? base?.[field]?.p50;
    return typed[field] ?? (day === undefined ? '' : dayText(day, 'short'));
  };
  const texts = { lastFrost: textOf('lastFrost'), firstFrost: textOf('firstFrost') };
  const dayOf = (field: DateField) => typedDay(texts[field], units === 'us');
  const [lastFrost, firstFrost] = [dayOf('lastFrost'), dayOf('firstFrost')];
  const read = useMemo(
    () => readDates(lastFrost, firstFrost, said, base),
    [lastFrost, firstFrost, said, base],
  );
  return {
    texts,
    ...read,
    errors: {
      ...(lastFrost === undefined && { lastFrost: NOT_A_DAY }),
      ...(firstFrost === undefined && { firstFrost: NOT_A_DAY }),
      ...read.errors,
    },
    type(field, text) {
      setTyped({ ...typed, [field]: text });
      setSaid(null);
    },
    tidy(field) {
      const day = dayOf(field);
      if (day !== undefined) setTyped({ ...typed, [field]: dayText(day, 'short') });
    },
    saySouthern: () => setSaid('south'),
    swap() {
      setTyped({ lastFrost: texts.firstFrost, firstFrost: texts.lastFrost });
      setSaid(null);
    },
  };
}

type Read = Pick<OwnDatesForm, 'dates' | 'climate' | 'question' | 'errors'>;

function readDates(
  lastFrost: number | undefined,
  firstFrost: number | undefined,
  hemisphere: OwnDates['hemisphere'],
  base: Climate | null,
): Read {
  const nothing = { dates: null, climate: null, question: null, errors: {} };
  if (lastFrost === undefined || firstFrost === undefined) return nothing;
  const dates = { lastFrost, firstFrost, hemisphere };
  const answer = climateOfOwnDates(dates, base);
  if (answer.ok) return { ...nothing, dates, climate: answer.climate };
  const { field, reason, asksHemisphere } = answer.problem;
  if (asksHemisphere) {
    const isPossible = climateOfOwnDates({ ...dates, hemisphere: 'south' }, base).ok;
    return { ...nothing, question: isPossible ? 'southern' : 'northern-place' };
  }
  if (field === 'hemisphere') return readDates(lastFrost, firstFrost, null, base);
  return {
    ...nothing,
    errors: { [field]: `The ${field === 'lastFrost' ? 'last' : 'first'} frost ${reason}.` },
  };
}
