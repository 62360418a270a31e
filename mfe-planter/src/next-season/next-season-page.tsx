import { useNavigate, useSearchParams } from '@planted/mfe-kit';
import { ArrowLeft, Button, LinkButton, Loading, PageNotice } from '@planted/ui';
import { useMemo } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { today } from '../saved-garden/today';
import { useBedSeason } from '../season/use-bed-season';
import { plannedPath } from '../what-if/addresses';
import { NextSeasonPlan } from './next-season-plan';
import styles from './next-season.module.css';

interface NextSeasonPageProps {
  readonly saved: SavedGarden;
}

/**
 * /garden-summary?garden=…&next=2026-09-18: the next season of a saved garden, or with `&draft=…` of another plan of it,
 * beside this one as it stands on a day, today without one (TIM-4).
 */
export default function NextSeasonPage({ saved }: NextSeasonPageProps) {
  const { gardenId, name } = saved;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const season = useBedSeason(saved);
  const { garden = null, plan = null, known } = season.status === 'ready' ? season : {};
  const bed = useMemo(
    () => (garden && plan && known ? { garden, plan, known } : undefined),
    [garden, plan, known],
  );
  const id = encodeURIComponent(gardenId);
  const back = (
    <LinkButton
      variant="text"
      icon={ArrowLeft}
      href={plannedPath(saved)}
      onNavigate={navigate}
      className={styles.screenOnly}
    >
      Veggie Planter
    </LinkButton>
  );
  if (season.status === 'failed')
    return (
      <PageNotice heading="Next season" action={<Button onClick={season.retry}>Try Again</Button>}>
        The season could not be read. Your plants are safe.
      </PageNotice>
    );
  if (season.status === 'loading')
    return (
      <div className={`page ${styles.page}`}>
        {back}
        <h1>Next season</h1>
        <Loading>Looking at the season...</Loading>
      </div>
    );
  if (!bed)
    return (
      <PageNotice
        heading="Next season"
        action={
          <LinkButton variant="primary" href={`/place?garden=${id}`} onNavigate={navigate}>
            Choose a place
          </LinkButton>
        }
      >
        Dates need a place, or your own frost dates.
      </PageNotice>
    );
  const day = search.get('next') || today();
  return <NextSeasonPlan saved={saved} bed={bed} name={name} from={day} back={back} />;
}
