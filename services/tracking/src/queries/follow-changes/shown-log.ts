import { Inject, Injectable } from '@nestjs/common';
import {
  type EventStore,
  listChanges,
  listChangesOf,
  untilVisible,
  visiblePosition,
  waitForOwnWrites,
} from '@planted/event-sourcing';
import { EVENT_STORE } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { gardenAnalyticsModel } from '../../read-models/garden-analytics/garden-analytics.projection';
import { journal } from '../../read-models/journal/journal.projection';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import { reminders } from '../../read-models/reminders/reminders.projection';

/** All that pages show of gardens, reminders and journals. */
const READ_MODELS = [dashboard, gardenAnalyticsModel, journal, recentActivity, reminders].map(({ id }) => id);

/** The log of events, as far as every read model shows it: whoever asks for what changed gets what it is now. */
@Injectable()
export class ShownLog {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The changes after a position, at most `limit`; waits for the first one at most so long. */
  async after(after: number, { limit, timeoutMs }: { limit: number; timeoutMs: number }) {
    const until = await untilVisible(this.store, READ_MODELS, { after, timeoutMs });
    const changes = until > after ? await listChanges(this.store, { after, until, limit }) : [];
    return { changes, position: changes.length === limit ? (changes.at(-1)?.sequence ?? until) : until };
  }

  position(): Promise<number> {
    return visiblePosition(this.store, READ_MODELS);
  }

  /** The newest changes of one gardener, with their own writes; after 2 s as far as they are shown. */
  async ofGardener(
    actor: string,
    asked: { limit: number; after?: number | undefined; from?: string | undefined },
  ) {
    await Promise.all(
      READ_MODELS.map((projection) => waitForOwnWrites({ store: this.store, actor, projection })),
    );
    return listChangesOf(this.store, { ...asked, actor, until: await this.position() });
  }
}
