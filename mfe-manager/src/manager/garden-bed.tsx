import type { ChosenDay } from '@planted/season-plan';
import { BedPreview, Button, Card, groundThen } from '@planted/ui';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useDaysParts } from '../bed-on-days/use-days-parts';
import { bedPlants, growingWords, type PlantedGarden } from '../gardens/planted-garden';
import { useMemoryParts } from '../square-memory/use-memory-parts';
import { useToday } from '../today';

const FamiliesOfGarden = lazy(() => import('../families/families-of-garden'));

interface GardenBedProps {
  readonly garden: PlantedGarden;
  readonly isNarrow: boolean;
  readonly className: string | undefined;
}

/** Of the bed's frame in pixels (3 §9); a phone's window is narrower still. */
const WIDTH = 500;
const NARROW_WIDTH = 340;

/**
 * The bed of a garden (3 §2.3), on the day that its slider says: the past as it is known today, the future as planned.
 * Until its days are known it shows what stands today.
 */
export function GardenBed({ garden, isNarrow, className }: GardenBedProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  const [showsFamilies, setShowsFamilies] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const bed = useCallback(() => card.current?.querySelector('svg[data-asks]') ?? null, []);
  const standing = useMemo(() => bedPlants(garden), [garden]);
  const { slider, foot } = useDaysParts(
    { gardenId: garden.id, today, isPlanted: standing.length > 0, onDay: setChosen },
    chosen,
  );
  const { id: gardenId, matrix } = garden;
  const memory = useMemoryParts({ gardenId, matrix, today, bed });
  const isToday = !chosen || chosen.shown === chosen.today;
  const absent = chosen?.absent;
  // Acts of today show before the season is read again.
  const ofToday = useMemo(() => standing.filter(({ id }) => !absent?.has(id)), [standing, absent]);
  const plants = isToday ? ofToday : chosen.plants;
  const [origin, asked] = [chosen?.origin, memory.ask];
  const { onSquare } = useMemo(
    () => groundThen({ onSquare: asked, ringed: undefined }, origin, matrix),
    [asked, origin, matrix],
  );
  const { ringed } = groundThen({ onSquare: undefined, ringed: memory.square }, origin, matrix);
  return (
    <Card as="section" ref={card} aria-label={garden.name} className={className}>
      {slider}
      <BedPreview
        matrix={chosen?.matrix ?? matrix}
        plants={plants}
        ghosts={chosen?.ghosts}
        name={garden.name}
        width={isNarrow ? NARROW_WIDTH : WIDTH}
        frame="fitted"
        onSquare={onSquare}
        ringed={ringed}
      />
      {foot}
      <div>
        {memory.button}
        <Button variant="text" aria-expanded={showsFamilies} onClick={() => setShowsFamilies(!showsFamilies)}>
          Families by year
        </Button>
      </div>
      {isToday && <p className="soft">{growingWords(garden.plants)}</p>}
      {showsFamilies && (
        <Suspense fallback={null}>
          <FamiliesOfGarden {...{ gardenId, matrix, today }} ringed={memory.square} />
        </Suspense>
      )}
      {memory.opened}
    </Card>
  );
}
