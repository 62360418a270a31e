import { newId, useStore } from '@planted/mfe-kit';
import { type Day, nameOfDay, toDay, toText } from '@planted/season';
import type { GardenPlan } from '@planted/season-plan';
import { Badge, Button, Dialog, NumberInput, TextInput } from '@planted/ui';
import { useState } from 'react';
import { freeSpots } from '../../layout/coming';
import { footprintAt, type Layout } from '../../layout/layout';
import type { Coming } from '../../layout/placed';
import type { SelectedPlant } from '../../layout/selected-plant';
import { usePlanter } from '../../planter/use-planter';
import type { ReadyBedSeason } from '../../season/use-bed-season';
import { groundStep } from './coming-dates';
import { SeasonNotice } from './season-notice';
import type { SuccessionDialogProps } from './succession-dialog';
import styles from './succession.module.css';
import { firstGoodDay, type Turn, turnsOf } from './turns';

interface SowInTurnsDialogProps extends SuccessionDialogProps {
  readonly plantId: string;
}

/** Every so many days, so many times: as many as still ripen, each on the next free square (SEA-8). */
export function SowInTurnsDialog({ saved, season, hand, plantId, onClose }: SowInTurnsDialogProps) {
  const { planter } = useStore(saved);
  const { gardenId } = saved;
  const layout = usePlanter(planter, () => planter.layoutOf(gardenId));
  const plant = layout.plants.find((one) => one.plantId === plantId);
  if (!plant) return null;
  if (season.status === 'ready' && season.plan)
    return (
      <Turns
        {...{ layout, plant, season, hand, onClose }}
        plan={season.plan}
        matrix={planter.matrixOf(gardenId)}
        onPut={(added) => planter.putAfter(gardenId, `Sow ${plant.name} in turns`, added)}
      />
    );
  return (
    <Dialog open onClose={onClose} title={`Sow ${plant.name} in Turns`}>
      <SeasonNotice season={season} gardenId={gardenId} />
    </Dialog>
  );
}

interface TurnsProps extends Pick<SuccessionDialogProps, 'hand' | 'onClose'> {
  readonly layout: Layout;
  readonly matrix: Parameters<typeof freeSpots>[0];
  readonly plant: SelectedPlant;
  readonly season: ReadyBedSeason;
  readonly plan: GardenPlan;
  readonly onPut: (added: readonly Coming[]) => void;
}

const EVERY = 14;
const TIMES = 3;
const MAX_TIMES = 26;

function Turns({ layout, matrix, plant, season, plan, hand, onPut, onClose }: TurnsProps) {
  const { plantId, name, color } = plant;
  const { style, today } = season;
  const { almanac, words } = plan;
  const model = almanac.modelOf(plantId, style);
  const start = firstGoodDay(almanac, plantId, style, today);
  const [every, setEvery] = useState<number | undefined>(model.crop.season.succession_days ?? EVERY);
  const [times, setTimes] = useState<number | undefined>(TIMES);
  const [first, setFirst] = useState(start === undefined ? '' : toText(start));
  const footprint = footprintAt(plant, 0, 0);
  const day = dayIn(first);
  const isAsked =
    day !== undefined && isCount(every, 365) && isCount(times, MAX_TIMES) && footprint !== undefined;
  const turns = isAsked ? turnsOf(model, { first: day, every, times }, words) : [];
  const good = turns.filter(({ problem }) => problem === null);
  const spots = footprint ? freeSpots(matrix, layout, footprint, hand.cursor(), good.length) : [];
  const planned = good.slice(0, spots.length);

  function put(): void {
    const trial: Coming = { ...newComing(), ...spotOf(0), fixed: {} };
    const kind = groundStep(
      season.planWith({ ...layout, coming: [...layout.coming, trial] }) ?? plan,
      trial.id,
    )?.kind;
    const step = kind === 'plant-out' ? 'plant-out' : 'sow';
    const added = planned.map(
      (turn, index): Coming => ({
        ...newComing(),
        ...spotOf(index),
        fixed: { [step]: toText(turn.day) },
      }),
    );
    onPut(added);
    hand.tell(`${sowings(added.length)} of ${name} planned.`);
    onClose();
  }
  const newComing = () => ({ id: newId(), plantId, plantName: name, color, after: null });
  const spotOf = (index: number) => spots[index] ?? { x: 0, y: 0, width: 1, height: 1 };

  if (start === undefined)
    return (
      <Dialog open onClose={onClose} title={`Sow ${name} in Turns`}>
        <p className={styles.notice}>{name} is not sown again within a year, or has no season here.</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Sow ${name} in Turns`}
      description="Each sowing takes the next free square. You can move it later."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={planned.length === 0} onClick={put}>
            {`Plan ${sowings(planned.length)}`}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextInput
          type="date"
          label="First"
          value={first}
          onChange={({ target }) => setFirst(target.value)}
        />
        <NumberInput label="Every" unit="days" min={1} max={365} value={every ?? ''} onNumber={setEvery} />
        <NumberInput label="Times" min={1} max={MAX_TIMES} value={times ?? ''} onNumber={setTimes} />
      </div>
      <ol className={styles.sowings} aria-label="Sowings">
        {turns.map((turn) => (
          <Sowing
            key={turn.day}
            turn={turn}
            year={words.year}
            spot={turn.problem === null ? spots[good.indexOf(turn)] : undefined}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface SowingProps {
  readonly turn: Turn;
  readonly year: number;
  readonly spot: { readonly x: number; readonly y: number } | undefined;
}

function Sowing({ turn: { day, problem, isLast }, year, spot }: SowingProps) {
  const place = spot ? `row ${spot.y + 1}, column ${spot.x + 1}` : 'No free square is left for it.';
  return (
    <li className={styles.sowing}>
      <strong>{nameOfDay(day, year)}</strong>
      <span className={problem === null && spot ? undefined : styles.refused}>{problem ?? place}</span>
      {isLast && <Badge tone="gold">Last that still ripens</Badge>}
    </li>
  );
}

const sowings = (number: number): string => (number === 1 ? '1 Sowing' : `${number} Sowings`);

const isCount = (number: number | undefined, most: number): number is number =>
  number !== undefined && Number.isInteger(number) && number >= 1 && number <= most;

/** The day of a date field; undefined while it is none. */
function dayIn(text: string): Day | undefined {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) ? toDay(text) : undefined;
}
