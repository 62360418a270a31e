import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { choosePlaceCommand, type OutputOf, type PlaceChoice } from '@planted/contracts';
import { type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { ChosenPlacesOf } from '../../place/chosen-places';
import { OwnedGardens } from '../../place/owned-gardens';
import { PlaceClimates } from '../../place/place-climates';

export class ChoosePlaceCommand extends requestFor(choosePlaceCommand) {}

/** Chooses a place or own dates and answers the version that it leads to: also for a repeat, which changes nothing. */
@CommandHandler(ChoosePlaceCommand)
export class ChoosePlaceHandler implements Handles<typeof choosePlaceCommand> {
  constructor(
    @Inject(ChosenPlacesOf) private readonly places: ChosenPlacesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(PlaceClimates) private readonly climates: PlaceClimates,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's; invalid with the field; conflict */
  async execute({ input, context }: ChoosePlaceCommand): Promise<OutputOf<typeof choosePlaceCommand>> {
    const { gardenId = null, expectedVersion, choice } = input;
    const actorId = signedIn(context);
    if (gardenId !== null) await this.gardens.assertOwn(gardenId, actorId);
    if (gardenId !== null && choice?.learns !== undefined)
      throw invalid('learns', 'is of all gardens, not of one');
    await this.refuseImpossible(choice);
    const command = { type: 'ChoosePlace', actorId, gardenId, expectedVersion, choice } as const;
    return { data: { version: await this.places.choose(command, context) } };
  }

  private async refuseImpossible(choice: PlaceChoice): Promise<void> {
    if (!choice) return;
    const { town } = choice.place ?? { town: null };
    if (town !== null && !(await this.climates.isListed(town)))
      throw invalid('place.town', 'must be a listed town');
    const asked = await this.climates.climateOf(choice);
    if (!asked.ok) throw invalid(asked.field, asked.reason);
  }
}

function invalid(part: string, reason: string): RefusalError {
  const field = `choice.${part}`;
  return new RefusalError({ code: 'invalid', field, message: `${field}: ${reason}` });
}
