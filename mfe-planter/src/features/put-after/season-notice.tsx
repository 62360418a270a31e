import { Link } from '@planted/mfe-kit';
import { Button } from '@planted/ui';
import type { BedSeason } from '../../season/use-bed-season';
import styles from './succession.module.css';

interface SeasonNoticeProps {
  readonly season: BedSeason;
  readonly gardenId: string;
}

/** Why there are no dates: they are still worked out, could not be read, or need a place. Nothing where there are. */
export function SeasonNotice({ season, gardenId }: SeasonNoticeProps) {
  if (season.status === 'loading')
    return (
      <p className={styles.notice} role="status">
        Working out the dates...
      </p>
    );
  if (season.status === 'failed')
    return (
      <p className={styles.notice} role="alert">
        The season could not be read. Your plants are safe.{' '}
        <Button variant="text" onClick={season.retry}>
          Try Again
        </Button>
      </p>
    );
  if (season.plan) return null;
  return (
    <p className={styles.notice}>
      Dates need a place, or your own frost dates.{' '}
      <Link to={`/place?garden=${encodeURIComponent(gardenId)}`}>Choose a place</Link>
    </p>
  );
}
