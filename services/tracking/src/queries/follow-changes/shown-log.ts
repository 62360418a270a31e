import { Inject, Injectable } from '@nestjs/common';
import {
  type EventStore,
  listChangesOf,
  nextVisibleChanges,
  type VisibleChanges,
  visiblePosition,
} from '@planted/event-sourcing';
import type { MessageContext } from '@planted/contracts';
import { EVENT_STORE, signedIn } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { gardenAnalyticsModel } from '../../read-models/garden-analytics/garden-analytics.projection';
import { journal } from '../../read-models/journal/journal.projection';
import { waitForWritesOf } from '../../read-models/own-writes-wait';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import { reminders } from '../../read-models/reminders/reminders.projection';
import { season } from '../../read-models/season/season.projection';

/** All that pages show of gardens, reminders and journals. */
const READ_MODELS = [dashboard, gardenAnalyticsModel, journal, recentActivity, reminders, season];
const IDS = READ_MODELS.map(({ id }) => id);

/** The log of events, as far as every read model shows it: whoever asks for what changed gets what it is now. */
@Injectable()
export class ShownLog {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** The changes after a position, at most `limit`; waits for the first one at most so long. */
  after(after: number, asked: { limit: number; timeoutMs: number }): Promise<VisibleChanges> {
    return nextVisibleChanges(this.store, IDS, { after, ...asked });
  }

  position(): Promise<number> {
    return visiblePosition(this.store, IDS);
  }

  /**
   * The newest changes of the signed-in gardener, with their own writes; after 2 s as far as they are shown.
   * @throws RefusalError not-signed-in for a guest.
   */
  async ofGardener(
    context: MessageContext,
    asked: { limit: number; after?: number | undefined; from?: string | undefined },
  ) {
    await waitForWritesOf(context, this.store, READ_MODELS);
    return listChangesOf(this.store, { ...asked, actor: signedIn(context), until: await this.position() });
  }
}
