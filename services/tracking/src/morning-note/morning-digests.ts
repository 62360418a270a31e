import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import {
  FetchDashboardHandler,
  FetchDashboardQuery,
} from '../queries/fetch-dashboard/fetch-dashboard.query-handler';
import {
  FetchUserRemindersHandler,
  FetchUserRemindersQuery,
} from '../queries/fetch-user-reminders.query-handler';
import { type SeasonPlan, SeasonPlans } from '../season-plans/season-plans';
import { type DueThing, dueThings } from './due-things';

export interface Digest extends Pick<SeasonPlan, 'versions'> {
  readonly things: readonly DueThing[];
}

/** What is to be done in all gardens of a gardener, from what the pages of Today read (decision 0191). */
@Injectable()
export class MorningDigests {
  constructor(
    @Inject(SeasonPlans) private readonly plans: SeasonPlans,
    @Inject(FetchDashboardHandler) private readonly dashboards: FetchDashboardHandler,
    @Inject(FetchUserRemindersHandler) private readonly reminders: FetchUserRemindersHandler,
  ) {}

  /**
   * Of the context's gardener, on a day of their own.
   * @throws RefusalError unavailable where a service does not answer: never a part of a day
   */
  async on(day: CalendarDay, timeZone: string, context: MessageContext): Promise<Digest> {
    const plan = await this.plans.on(day, timeZone, context);
    const { today } = await this.dashboards.execute(new FetchDashboardQuery({ day }, context));
    const reminders = await this.reminders.execute(new FetchUserRemindersQuery({}, context));
    return { things: dueThings(plan, today, reminders, timeZone), versions: plan.versions };
  }
}
