import type { Plant, Variety } from '@planted/contracts';
import { isOwnKindId } from '@planted/garden-domain';
import {
  Button,
  Collapsible,
  kindWords,
  Pencil,
  Plus,
  type RadioChoice,
  Radios,
  VarietyLine,
  varietyWords,
} from '@planted/ui';
import { useState } from 'react';
import styles from './variety-chooser.module.css';

interface VarietyChooserProps {
  readonly plant: Plant;
  readonly varieties: readonly Variety[];
  /** Id of the variety that the card counts, or of the plant for any. */
  readonly counted: string;
  /** How many of the counted one stand already. */
  readonly standing: number;
  readonly isUnfolded: boolean;
  readonly onPick: (id: string) => void;
  /** Opens the form of an own variety: of the one with this id, or of a new one. Guests have none. */
  readonly onOwn: ((id: string | null) => void) | undefined;
}

/** So many of the catalog's, and of the gardener's own the latest, are shown until more are asked for. */
const FEW = 3;
const FEW_OWN = 5;
/** So many more each time: a gardener may have thousands. */
const MORE = 100;

/** Those that are shown, in their order; the one that is counted is always among them. */
function shownOf(varieties: readonly Variety[], counted: string, most: number): readonly Variety[] {
  const isWhole = varieties.length <= Math.max(most, FEW + 1);
  if (isWhole) return varieties;
  const latest = new Set(varieties.filter(({ id }) => isOwnKindId(id)).slice(-FEW_OWN));
  return varieties.filter((one, at) => at < most || one.id === counted || latest.has(one));
}

/** Which variety of a chosen plant is meant; what differs from the plant is bold. */
export default function VarietyChooser({
  plant,
  varieties,
  counted,
  standing,
  isUnfolded,
  onPick,
  onOwn,
}: VarietyChooserProps) {
  const [most, setMost] = useState(FEW);
  const shown = shownOf(varieties, counted, most);
  const isLast = varieties.length <= most + MORE;
  const choices: RadioChoice[] = [
    { value: plant.id, label: `${plant.plant_name}, any variety`, detail: kindWords(plant) },
    ...shown.map((variety) => ({
      value: variety.id,
      label: isOwnKindId(variety.id) ? `★ ${variety.name} (mine)` : variety.name,
      detail: <VarietyLine words={varietyWords(plant, variety)} />,
    })),
  ];
  return (
    <Collapsible
      title={`Variety of ${plant.plant_name}`}
      {...(varieties.length > 0 && { badge: `${varieties.length} known` })}
      key={String(isUnfolded)}
      defaultOpen={isUnfolded}
      headingLevel={4}
    >
      <div className={styles.chooser}>
        <Radios
          label={<span className="vh">Variety of {plant.plant_name}</span>}
          choices={choices}
          value={counted}
          onChange={onPick}
        />
        {standing > 0 && (
          <p className="tiny soft">
            {standing === 1
              ? 'The one that stands keeps its own.'
              : `The ${standing} that stand keep their own.`}
          </p>
        )}
        {onOwn && isOwnKindId(counted) && (
          <Button variant="text" icon={Pencil} onClick={() => onOwn(counted)}>
            Change this variety
          </Button>
        )}
        {onOwn && (
          <Button variant="text" icon={Plus} onClick={() => onOwn(null)}>
            A variety of your own
          </Button>
        )}
        {shown.length < varieties.length && (
          <Button variant="text" onClick={() => setMost(most + MORE)}>
            {isLast ? `All ${varieties.length.toLocaleString('en-US')}` : `Show ${MORE} more`}
          </Button>
        )}
      </div>
    </Collapsible>
  );
}
