import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchOwnKindsQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { OwnKindsOf } from '../../own-kinds/own-kinds-of';

export class FetchOwnKindsQuery extends requestFor(fetchOwnKindsQuery) {}

/** The actor's own kinds, also those that are offered no more. */
@QueryHandler(FetchOwnKindsQuery)
export class FetchOwnKindsHandler implements Handles<typeof fetchOwnKindsQuery> {
  constructor(@Inject(OwnKindsOf) private readonly ownKinds: OwnKindsOf) {}

  async execute({ context }: FetchOwnKindsQuery): Promise<OutputOf<typeof fetchOwnKindsQuery>> {
    return { data: [...(await this.ownKinds.of(signedIn(context)))] };
  }
}
