import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchPlaceQuery, type OutputOf, type PlaceChoice } from '@planted/contracts';
import type { Climate } from '@planted/season';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { ChosenPlacesOf } from '../../place/chosen-places';
import { OwnedGardens } from '../../place/owned-gardens';
import { PlaceClimates } from '../../place/place-climates';
import { type ChosenPlaces, choiceIn } from '../../place/places.decider';

export class FetchPlaceQuery extends requestFor(fetchPlaceQuery) {}

/** What the actor chose for a garden or for all, whose choice counts, and the climate that follows. */
@QueryHandler(FetchPlaceQuery)
export class FetchPlaceHandler implements Handles<typeof fetchPlaceQuery> {
  constructor(
    @Inject(ChosenPlacesOf) private readonly places: ChosenPlacesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(PlaceClimates) private readonly climates: PlaceClimates,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's. */
  async execute({ input, context }: FetchPlaceQuery): Promise<OutputOf<typeof fetchPlaceQuery>> {
    const gardener = signedIn(context);
    const gardenId = input.gardenId ?? null;
    if (gardenId !== null) await this.gardens.assertOwn(gardenId, gardener);
    const places = await this.places.of(gardener);
    const { version, choice } = choiceIn(places, gardenId);
    const inherited = gardenId === null ? null : places.own.choice;
    const isOfGarden = gardenId !== null && choice !== null;
    const from = isOfGarden ? 'garden' : places.own.choice ? 'gardener' : null;
    const climate = await this.climateOf(choice ?? inherited);
    const gardens = gardenId === null ? await this.chosenOf(places) : [];
    return { data: { version, choice, inherited, from, climate, gardens } };
  }

  /** Gardens with a choice of their own; one that was taken back to the gardener's has none. */
  private chosenOf({ ofGardens }: ChosenPlaces) {
    const own = [...ofGardens].flatMap(([gardenId, { choice }]) => (choice ? [{ gardenId, choice }] : []));
    return Promise.all(own.map(async (each) => ({ ...each, climate: await this.climateOf(each.choice) })));
  }

  /** None of a choice that later records contradict: the page asks again. */
  private async climateOf(choice: PlaceChoice): Promise<ClimateAnswer | null> {
    if (!choice) return null;
    const asked = await this.climates.climateOf(choice);
    return asked.ok && asked.climate ? asAnswer(asked.climate) : null;
  }
}

type ClimateAnswer = ReturnType<typeof asAnswer>;

/** Its lists as plain ones, which JSON has. */
const asAnswer = ({ minimum, maximum, estimated, sources, ...climate }: Climate) => ({
  ...climate,
  minimum: minimum && [...minimum],
  maximum: maximum && [...maximum],
  estimated: [...estimated],
  sources: [...sources],
});
