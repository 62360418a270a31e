import { coordinatesText, type FoundPlace, type Place, searchPlaces } from '@planted/season';
import { Button, Icon, Lock, SuggestField } from '@planted/ui';
import { useMemo, useState } from 'react';
import { loadPlaces } from '@planted/season-plan/device';
import { fullName } from './place-choice';
import styles from './place-form.module.css';
import { useLoaded } from './use-loaded';

/** A letter fits hundreds of places. */
const SHORTEST_TEXT = 2;

interface PlaceSearchProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onChoose: (place: Place) => void;
  readonly error: string | undefined;
}

/** Finds a place by its name, ZIP code or coordinates, on this device; the list of places is fetched at the first use. */
export function PlaceSearch({ text, onText, onChoose, error }: PlaceSearchProps) {
  const [isUsed, setUsed] = useState(false);
  const [places, tryAgain] = useLoaded(isUsed ? 'places' : null, loadPlaces);
  const records = places.status === 'ready' ? places.value : null;
  const suggestions = useMemo(
    () =>
      records && text.trim().length >= SHORTEST_TEXT
        ? searchPlaces(text, records).map(suggestionOf)
        : undefined,
    [records, text],
  );
  return (
    <div className={styles.search} onFocus={() => setUsed(true)}>
      <SuggestField
        label="Town, ZIP code or coordinates"
        listLabel="Places"
        nothingFits="No place of that name. Try the next town, or coordinates like 43.1, −89.4."
        text={text}
        onText={onText}
        error={error}
        suggestions={suggestions}
        onChoose={({ place }) => onChoose(place)}
      />
      {places.status === 'loading' && places.isSlow && (
        <p role="status" className="small">
          Still loading. The connection is slow.
        </p>
      )}
      {places.status === 'failed' && (
        <div role="alert" className={styles.lost}>
          <p>The list of places could not be loaded. Your own dates work without it.</p>
          <Button size="s" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      <p className={styles.quiet}>
        <Icon of={Lock} size={16} />
        <span>
          Found on this device; nothing is sent while you type. Kept private and rounded to 0.1° (about 7
          miles).
        </span>
      </p>
    </div>
  );
}

const suggestionOf = (found: FoundPlace) => ({
  key: `${found.town ?? found.name}`,
  label: fullName(found),
  detail: detailOf(found),
  place: placeOf(found),
});

function detailOf(found: FoundPlace): string {
  const near = found.near && `near ${found.region ? `${found.near}, ${found.region}` : found.near}`;
  if (found.kind === 'coordinates') return near || 'Far from every listed town';
  if (found.kind === 'zip') return `${coordinatesText(found)} · about here${near ? `, ${near}` : ''}`;
  return `${coordinatesText(found)}${found.spelling ? ` · also ${found.spelling}` : ''}`;
}

const placeOf = ({ name, region, latitude, longitude, elevation, town }: FoundPlace): Place => ({
  ...{ name, region, latitude, longitude, elevation, town },
});
