import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, saveOwnKindCommand } from '@planted/contracts';
import { kindIdOf } from '@planted/garden-domain';
import { type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { KnownPlants } from '../../garden/known-plants';
import { OwnKindsOf } from '../../own-kinds/own-kinds-of';

export class SaveOwnKindCommand extends requestFor(saveOwnKindCommand) {}

/** Adds or changes a kind of the actor's own. */
@CommandHandler(SaveOwnKindCommand)
export class SaveOwnKindHandler implements Handles<typeof saveOwnKindCommand> {
  constructor(
    @Inject(OwnKindsOf) private readonly ownKinds: OwnKindsOf,
    @Inject(KnownPlants) private readonly plants: KnownPlants,
  ) {}

  /** @throws RefusalError invalid for a plant that the catalog does not have, or a plant without spacing or days */
  async execute({ input, context }: SaveOwnKindCommand): Promise<OutputOf<typeof saveOwnKindCommand>> {
    const actorId = signedIn(context);
    const plants = await this.plants.ofCatalog(context);
    if (!plants({ name: '', plantId: kindIdOf(input.id) }))
      throw new RefusalError({ code: 'invalid', field: 'id', message: 'id: must begin with a known plant' });
    await this.ownKinds.handle({ type: 'SaveOwnKind', actorId, kind: input }, context);
    return { data: { id: input.id } };
  }
}
