import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { entityOf, followChangesQuery, MAX_MISSED_CHANGES } from '@planted/contracts';
import { CLOCK, type Clock, type Handles, requestFor } from '@planted/service-kit';
import { ShownLog } from './shown-log';

export class FollowChangesQuery extends requestFor(followChangesQuery) {}

@QueryHandler(FollowChangesQuery)
export class FollowChangesHandler implements Handles<typeof followChangesQuery> {
  constructor(
    @Inject(ShownLog) private readonly log: ShownLog,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input: { after, seconds = 0 }, context }: FollowChangesQuery) {
    const from = after === undefined ? this.timeBefore(seconds) : undefined;
    const limit = MAX_MISSED_CHANGES + 1;
    const { changes, newest } = await this.log.ofGardener(context, { limit, after, from });
    // A position that no change of theirs has had is of another log: the database was restored from a backup.
    const isComplete = changes.length < limit && newest >= (after ?? 0);
    return { changes: isComplete ? changes.flatMap(toChange) : [], position: newest, isComplete };
  }

  private timeBefore(seconds: number): string {
    return new Date(this.now().getTime() - 1_000 * seconds).toISOString();
  }
}

function toChange({ stream, correlationId: by }: { stream: string; correlationId: string }) {
  const entity = entityOf(stream);
  return entity ? [{ ...entity, by }] : [];
}
