import { Link } from '@planted/mfe-kit';
import type { Climate } from '@planted/season';
import { Badge, Card } from '@planted/ui';
import { useId } from 'react';
import styles from './frost-card.module.css';
import { noteOnOdds, noteOnSources, withoutDates } from './frost-words';
import type { Units } from './measures';
import { OddsCurve } from './odds-curve';
import { OddsTable } from './odds-table';
import { SourcesTable } from './sources-table';
import { TemperatureTable } from './temperature-table';
import { daysUntil } from './year-day';

interface FrostCardProps {
  /** 'Frost in Madison'. */
  readonly title: string;
  readonly climate: Climate;
  readonly units: Units;
}

/** When frost comes at a place, with what odds, and what that rests on (look2, 2). */
export function FrostCard({ title, climate, units }: FrostCardProps) {
  const heading = useId();
  const { lastFrost, firstFrost } = climate;
  return (
    <Card as="section" pad="none" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {lastFrost && firstFrost && (
          <Badge tone="leaf" className="num">
            {daysUntil(lastFrost.p50, firstFrost.p50)} days between the 50% dates
          </Badge>
        )}
      </div>
      {lastFrost && firstFrost ? (
        <>
          <div className={styles.curves}>
            <OddsCurve days={lastFrost} slope="falling" estimated={climate.estimated} />
            <OddsCurve days={firstFrost} slope="rising" estimated={climate.estimated} />
          </div>
          <OddsTable climate={climate} lastFrost={lastFrost} firstFrost={firstFrost} />
          <p className={styles.note}>{noteOnOdds(climate, units)}</p>
        </>
      ) : (
        <WithoutDates climate={climate} units={units} />
      )}
      <h3 className={styles.origin}>{lastFrost ? 'Where these dates come from' : 'What this rests on'}</h3>
      {climate.sources.length > 0 && <SourcesTable climate={climate} units={units} />}
      <p className={styles.note}>
        {noteOnSources(climate)} <Link to="/data">Sources and licenses</Link>
      </p>
    </Card>
  );
}

function WithoutDates({ climate, units }: Pick<FrostCardProps, 'climate' | 'units'>) {
  const { minimum, maximum } = climate;
  return (
    <>
      <p className={styles.lead}>{withoutDates(climate)}</p>
      {minimum && maximum && <TemperatureTable minimum={minimum} maximum={maximum} units={units} />}
    </>
  );
}
