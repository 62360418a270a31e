import { type GardenPlan, type Known, startWords } from '@planted/season-plan';
import { Button, Card, DifferenceMark, Dropdown, PlantImage } from '@planted/ui';
import { useEffect, useRef } from 'react';
import type { Choice, NextLine, NextSeason } from './next-season';
import { columnsOf, FATE_GROUPS, type FateGroup } from './fates';
import styles from './next-season.module.css';
import { placeWords } from './reasons';

interface FateListProps {
  readonly next: NextSeason;
  readonly known: Known;
  readonly plan: GardenPlan;
  /** The planting for which something else is chosen, by its id: its free squares are lit in the bed. */
  readonly changing: string | null;
  readonly onChanging: (plantingId: string | null) => void;
  /** @param choice null gives it back to the rule */
  readonly onChoose: (plantingId: string, choice: Choice | null) => void;
}

/** What becomes of each planting and why, with what else can be chosen for it. */
export function FateList({ next, known, plan, changing, onChanging, onChoose }: FateListProps) {
  const lists = useRef<HTMLDivElement>(null);
  /** The planting that was chosen for: the focus stays with it when it comes under another heading. */
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    if (chosen.current === null) return;
    const line = `[data-planting="${CSS.escape(chosen.current)}"] button`;
    chosen.current = null;
    lists.current?.querySelector<HTMLElement>(line)?.focus();
  }, [next]);
  function choose(id: string, choice: Choice | null): void {
    chosen.current = id;
    onChoose(id, choice);
  }
  const linesOf = ({ fates }: FateGroup) => next.lines.filter(({ fate }) => fates.includes(fate));
  return (
    <div ref={lists} className={styles.lists}>
      {columnsOf(FATE_GROUPS.filter((group) => linesOf(group).length > 0)).map((groups, column) => (
        <div key={column === 0 ? 'left' : 'right'} className={styles.column}>
          {groups.map(({ title, mark, fates }) => {
            const lines = linesOf({ title, mark, fates });
            return (
              <Card as="section" key={title} aria-label={title}>
                <h2 className={styles.listHead}>
                  <DifferenceMark difference={mark} />
                  <span>{title}</span>
                  <span className="num">{lines.length}</span>
                </h2>
                <ul className={styles.list}>
                  {lines.map((line) => (
                    <FateLine
                      key={line.planting.id}
                      {...{ line, next, known, plan, changing, onChanging }}
                      onChoose={choose}
                    />
                  ))}
                </ul>
              </Card>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface FateLineProps extends FateListProps {
  readonly line: NextLine;
}

function FateLine({ line, next, known, plan, changing, onChanging, onChoose }: FateLineProps) {
  const { planting, fate, spot, chance, reason } = line;
  const { id, plantId, plantName } = planting;
  const isChanging = changing === id;
  const isOpen = fate !== 'stays' && fate !== 'planned';
  const isMoved = spot && (spot.x !== planting.x || spot.y !== planting.y);
  return (
    <li className={styles.line} data-planting={id}>
      <PlantImage src={known.plants.get(plantId)?.plant_image_url} size={38} />
      <div>
        <strong>{isMoved ? `${plantName} to ${placeWords(spot)}` : plantName}</strong>
        <p className="small soft">
          {reason}
          {chance && ` ${startWords(chance, plan, known.today)}.`}
        </p>
        {isChanging && (
          <Corners
            line={line}
            next={next}
            onChoose={(choice) => {
              onChanging(null);
              onChoose(id, choice);
            }}
          />
        )}
      </div>
      {isOpen && (
        <Button
          aria-label={`${isChanging ? 'Close' : 'Change'} ${plantName}, ${placeWords(planting)}`}
          aria-expanded={isChanging}
          className={styles.screenOnly}
          onClick={() => onChanging(isChanging ? null : id)}
        >
          {isChanging ? 'Close' : 'Change'}
        </Button>
      )}
    </li>
  );
}

interface CornersProps {
  readonly line: NextLine;
  readonly next: NextSeason;
  readonly onChoose: (choice: Choice | null) => void;
}

const GO = 'go';
const RULE = 'rule';

/** The free squares to which a planting may come, or that it goes. */
function Corners({ line: { planting, spot, fate }, next, onChoose }: CornersProps) {
  const corners = next.cornersFor(planting.id);
  const valueOf = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;
  const isOwn = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x === planting.x && y === planting.y;
  const options = [
    { value: RULE, label: 'By the rule' },
    ...corners.map((corner) => ({
      value: valueOf(corner),
      label: `${isOwn(corner) ? 'Where it stands: r' : 'R'}${placeWords(corner).slice(1)}`,
    })),
    { value: GO, label: 'Not again' },
  ];
  function choose(value: string): void {
    const corner = corners.find((one) => valueOf(one) === value);
    onChoose(corner ?? (value === GO ? 'go' : null));
  }
  return (
    <Dropdown
      label={`${planting.plantName} in the next season`}
      options={options}
      value={fate === 'goes' || !spot ? GO : valueOf(spot)}
      onChange={choose}
    />
  );
}
