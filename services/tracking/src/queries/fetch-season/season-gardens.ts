import type { fetchSeasonQuery, OutputOf } from '@planted/contracts';
import { season } from '../../read-models/season/season.projection';

export type SeasonGarden = OutputOf<typeof fetchSeasonQuery>['gardens'][number];

/** The gardens of the gardener $1. */
export const seasonGardens = {
  projection: season,
  name: 'tracking.fetch_season_gardens',
  text: `select id, name, style, layout_version as version from ${season.table('season_gardens')}
    where owner_id = $1 order by created_at, id`,
};
