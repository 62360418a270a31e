import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { entityOf, tailChangesQuery } from '@planted/contracts';
import type { LoggedChange } from '@planted/event-sourcing';
import { type Handles, requestFor } from '@planted/service-kit';
import { ShownLog } from './shown-log';

export class TailChangesQuery extends requestFor(tailChangesQuery) {}

/** Changes of one answer; the gateway asks again at once for more. */
const MAX_CHANGES = 500;
/** How long a question waits, in milliseconds: shorter than what makes the messaging ask another instance as well. */
const WAIT_MS = 700;

@QueryHandler(TailChangesQuery)
export class TailChangesHandler implements Handles<typeof tailChangesQuery> {
  constructor(@Inject(ShownLog) private readonly log: ShownLog) {}

  async execute({ input: { after } }: TailChangesQuery) {
    if (after === undefined) return { changes: [], position: await this.log.position() };
    const { changes, position } = await this.log.after(after, { limit: MAX_CHANGES, timeoutMs: WAIT_MS });
    return { changes: changes.flatMap(toChange), position };
  }
}

function toChange({ sequence, stream, actor, correlationId: by }: LoggedChange) {
  const entity = entityOf(stream);
  if (!entity) return [];
  // An operator may have forgotten a gardener; all else is its gardener's own doing.
  return [{ ...entity, sequence, by, gardenerId: entity.kind === 'gardener' ? entity.id : actor }];
}
