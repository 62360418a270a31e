import { type CalendarDay, growthOn } from '@planted/garden-domain';
import { Badge, Button, Card, PlantImage, ProgressRing } from '@planted/ui';
import { type ReactNode, useId, useState } from 'react';
import { growingWords } from '../gardens/planted-garden';
import { dayText, stageText } from './describe-plant';
import styles from './kind-card.module.css';
import type { PlantKind } from './plant-kinds';

/** The one fact that matters most. */
function factOf(kind: PlantKind): string {
  const { ready } = kind;
  const [first] = kind.plants;
  const { outlook } = first;
  if (ready > 0) return `${growingWords(kind.plants.slice(0, ready))} ready to harvest`;
  if (outlook) return outlook.words;
  if (first.planted_date === null) return 'No planting date yet';
  if (first.harvested_on) return `Harvested ${dayText(first.harvested_on, '')}`;
  return `Next harvest ${dayText(first.expected_harvest_date, 'not known')}`;
}

interface KindCardProps {
  readonly kind: PlantKind;
  readonly today: CalendarDay;
  /** Its plants, which unfold. */
  readonly children: ReactNode;
}

/** Many plants of one kind as one card, told by the most urgent of them. */
export function KindCard({ kind, today, children }: KindCardProps) {
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = kind.plants;
  const { progress } = growthOn(first.plant, first.planted_date, today);
  return (
    <li className={styles.kind}>
      <Card className={styles.card}>
        <ProgressRing percent={progress} label={`${kind.name} growth`}>
          <PlantImage src={first.plant.optimized_plant_image_url} size={40} />
        </ProgressRing>
        <div className={styles.words}>
          <h3 id={heading}>{kind.name}</h3>
          <p className={styles.marks}>
            <Badge tone={kind.ready > 0 ? 'gold' : 'leaf'}>{stageText(first)}</Badge>
            <span className="small">{growingWords(kind.plants)}</span>
          </p>
          <p className="small">{factOf(kind)}</p>
        </div>
        <Button
          variant="text"
          size="s"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} plants: ${kind.name}`}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.unfold}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </Card>
      {isOpen && (
        <ul aria-labelledby={heading} className={styles.plants}>
          {children}
        </ul>
      )}
    </li>
  );
}
