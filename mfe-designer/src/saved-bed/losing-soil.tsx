import type { Plant } from '@planted/contracts';
import type { EndOfPlanting } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { Button, Dialog, LinkButton, Sprout, WhyRemoved } from '@planted/ui';
import { useRef, useState } from 'react';
import type { Design } from '../grid/design';
import type { BedPlant } from '../grid/standing';
import { usePart } from '../use-part';
import { withoutPlants, withSoilUnder } from './change-bed';
import type { SavedBed } from './create-saved-bed';
import styles from './losing-soil.module.css';
import { today } from './today';

/** How many plants, in words. */
const counted = (plants: readonly BedPlant[]): string =>
  plants.length === 1 ? `1 ${plants[0]?.name ?? 'plant'}` : `${plants.length} plants`;

const placeOf = ({ x, y }: BedPlant): string => `row ${y + 1}, column ${x + 1}`;
/** So many squares of one kind are named one by one. */
const MAX_PLACES = 6;

function placesOf(plants: readonly BedPlant[]): string {
  const named = plants.slice(0, MAX_PLACES).map(placeOf).join('; ');
  const more = plants.length - MAX_PLACES;
  return more > 0 ? `${named}; and ${more} more` : named;
}

const isSameSoil = (one: Design, other: Design): boolean =>
  one.width === other.width &&
  one.filled.length === other.filled.length &&
  one.filled.every((state, cell) => state === other.filled[cell]);

const Kind = ({ name, plants }: { name: string; plants: readonly BedPlant[] }) => (
  <li>
    <strong>{plants.length === 1 ? name : `${plants.length} × ${name}`}</strong>
    <span className="soft small">{placesOf(plants)}</span>
  </li>
);

interface LosingSoilProps {
  readonly saved: SavedBed;
  readonly catalogue: readonly Plant[];
}

/** Names the plants that a step would leave without soil, before it is made, with the ways out (EDT-5). */
export function LosingSoil({ saved, catalogue }: LosingSoilProps) {
  const { editor } = saved;
  const losing = usePart(editor, (state) => state.losing);
  const [asksWhy, setAsksWhy] = useState(false);
  const navigate = useNavigate();
  const keep = useRef<HTMLButtonElement>(null);
  if (!losing) return null;
  const { step, design, plants } = losing;
  const kinds = [...new Set(plants.map(({ name }) => name))];
  const grown = plants.filter(({ id }) => saved.get().grown.has(id));

  function remove(why: ReadonlyMap<string, EndOfPlanting>): void {
    setAsksWhy(false);
    const isGrown = new Set(grown);
    const endOf = (plant: BedPlant): EndOfPlanting | null =>
      (isGrown.has(plant) && why.get(plant.plantId)) || null;
    editor.apply(step, withoutPlants(design, plants, endOf));
  }

  function keepSoil(): void {
    const kept = withSoilUnder(design, plants);
    editor.stopLosing();
    if (!isSameSoil(kept, editor.get().history.present)) editor.apply(step, kept);
  }

  if (asksWhy)
    return (
      <WhyRemoved
        leaving={grown}
        catalogue={catalogue}
        today={today()}
        then="the squares go"
        onCancel={() => setAsksWhy(false)}
        onAnswer={remove}
      />
    );
  return (
    <Dialog
      open
      onClose={editor.stopLosing}
      title={`${counted(plants)} would lose ${plants.length === 1 ? 'its' : 'their'} soil`}
      description="Keep the squares, or say that the plants are gone. To move them first, open Change Plants: your changes here are kept."
      initialFocus={keep}
      footer={
        <div className={styles.ways}>
          <Button ref={keep} variant="primary" onClick={keepSoil}>
            {plants.length === 1 ? 'Keep Its Squares' : 'Keep Their Squares'}
          </Button>
          <Button onClick={() => (grown.length > 0 ? setAsksWhy(true) : remove(new Map()))}>
            {plants.length === 1 ? 'Remove the Plant' : 'Remove the Plants'}
          </Button>
          <LinkButton
            icon={Sprout}
            href={`/garden-summary?garden=${encodeURIComponent(saved.gardenId)}`}
            onNavigate={navigate}
          >
            Change Plants
          </LinkButton>
          <Button variant="text" onClick={editor.stopLosing}>
            Cancel
          </Button>
        </div>
      }
    >
      <ul className={styles.kinds}>
        {kinds.map((name) => (
          <Kind key={name} name={name} plants={plants.filter((plant) => plant.name === name)} />
        ))}
      </ul>
    </Dialog>
  );
}
