import { sizeOf } from '@planted/garden-domain';
import {
  Badge,
  Button,
  Card,
  type LucideIcon,
  Check,
  Plate,
  plateTone,
  PlotMiniature,
  Shovel,
  Sprout,
  Tooltip,
} from '@planted/ui';
import { type CSSProperties, useId } from 'react';
import { countPlaced } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { type GardenWork, isChosen } from '../../planter/garden-work';
import { usePlanter } from '../../planter/use-planter';
import { type BadgeState, badgeState } from './badge-state';
import styles from './garden-card.module.css';
import { PlantedMiniature } from './planted-miniature';

interface GardenCardProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly work: GardenWork;
  /** Neighbors get plates of another tone. */
  readonly index: number;
}

/** One garden: what it is, how far its planting has come, and the badge that opens the next step (2 §2, §4). */
export function GardenCard({ planter, plot, work, index }: GardenCardProps) {
  const titleId = useId();
  const { draftId, conditions } = plot;
  const isPlanting = usePlanter(planter, (state) => state.planting === draftId);
  const isChoosing = usePlanter(planter, (state) => state.choosing === draftId);
  const hasPlants = isChosen(work);
  const state = badgeState({
    isChosen: hasPlants,
    isSelected: isPlanting || isChoosing,
    isSaved: work.isSaved,
  });
  const { placed, wanted } = countPlaced(work.history.present);

  function goOn(): void {
    if (hasPlants) planter.plant(draftId);
    else planter.choose(draftId);
  }

  return (
    <Card
      as="li"
      pad="none"
      aria-labelledby={titleId}
      selected={isPlanting}
      saved={work.isSaved}
      className={styles.card}
    >
      <Plate
        tone={plateTone(index)}
        className={styles.plate}
        style={{ '--columns': sizeOf(plot.matrix).width } as CSSProperties}
      >
        {work.history.present.placements.length > 0 ? (
          <PlantedMiniature plot={plot} layout={work.history.present} />
        ) : (
          <PlotMiniature matrix={plot.matrix} label={`Shape of ${plot.name}`} className={styles.miniature} />
        )}
      </Plate>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.name}>
          {plot.name}
        </h2>
        <p className="soft">
          {conditions.sunlight} | {conditions.soilType}
        </p>
        <p className="num">
          {plot.area} ft² · about {plot.estimate} {plot.estimate === 1 ? 'large plant' : 'large plants'}
        </p>
        {hasPlants && !work.isSaved && (
          <p className="small faint num">
            {placed} of {wanted} chosen plants placed
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <StateBadge state={state} garden={plot.name} onPress={goOn} />
        {hasPlants && !work.isSaved && (
          <Button variant="text" onClick={() => planter.choose(draftId)}>
            Change Plants
          </Button>
        )}
      </div>
    </Card>
  );
}

const icons: Partial<Record<BadgeState['label'], LucideIcon>> = {
  'Begin planting': Sprout,
  'Plants Selected': Check,
  'Planting Garden': Shovel,
};

interface StateBadgeProps {
  readonly state: BadgeState;
  readonly garden: string;
  readonly onPress: () => void;
}

function StateBadge({ state, garden, onPress }: StateBadgeProps) {
  const icon = icons[state.label];
  const badge = (
    <Badge tone={state.tone} {...(icon ? { icon } : {})} className={styles.badge}>
      {state.label}
    </Badge>
  );
  if (state.label === 'Garden Finalized!') return badge;
  const button = (
    <button type="button" aria-label={`${state.label}: ${garden}`} className={styles.press} onClick={onPress}>
      {badge}
    </button>
  );
  // One tree for all states, so that the focus comes back to the button when the popup closes.
  return (
    <Tooltip words={state.hover ?? state.label} describes={state.hover !== undefined}>
      {button}
    </Tooltip>
  );
}
