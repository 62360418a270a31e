import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchGardenActivitiesQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { OwnedSubjects } from '../../read-models/dashboard/owned-subjects';
import { OwnerQueries } from '../../read-models/owner-queries';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import {
  NEWEST_FIRST,
  selectActivities,
  selectTakenBack,
  type StoredActivity,
  toActivity,
} from '../fetch-recent-activities/stored-activity';

export class FetchGardenActivitiesQuery extends requestFor(fetchGardenActivitiesQuery) {}

const PAGE = 100;
const activities = recentActivity.table('activities');

/** One more than a page: what is too much is not shown, but shows that there are older ones. */
const ofGarden = ({ gardenId, before, takenBack }: FetchGardenActivitiesQuery['input']) => ({
  projection: recentActivity,
  name: `tracking.fetch_garden_activities${takenBack ? '_taken_back' : ''}${before === undefined ? '' : '_before'}`,
  text: `${takenBack ? selectTakenBack : selectActivities} and a.garden_id = $2
    ${before === undefined ? '' : `and (a.day, a.sequence) < (select day, sequence from ${activities} where owner_id = $1 and id = $3)`}
    ${NEWEST_FIRST} limit ${PAGE + 1}`,
  values: before === undefined ? [gardenId] : [gardenId, before],
});

/** What happened in one of the gardener's gardens, the newest by the day on which it did first, a page at a time (3 §2.3 View Past Events). */
@QueryHandler(FetchGardenActivitiesQuery)
export class FetchGardenActivitiesHandler implements Handles<typeof fetchGardenActivitiesQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
  ) {}

  async execute({
    input,
    context,
  }: FetchGardenActivitiesQuery): Promise<OutputOf<typeof fetchGardenActivitiesQuery>> {
    await this.subjects.assertOwnGarden(input.gardenId, 'gardenId', context);
    const rows = await this.own.read<StoredActivity>(ofGarden(input), context);
    const page = rows.slice(0, PAGE);
    return { data: page.map(toActivity), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  }
}
