import { Inject, Injectable } from '@nestjs/common';
import { type MessageContext, type Plant, readPlantsQuery } from '@planted/contracts';
import { type Clock, CLOCK, cachedQuery, MESSAGING, type Messaging } from '@planted/service-kit';

/** How long the catalogue's answer is used, in milliseconds: it changes with a release. */
const FRESH_FOR = 60_000;

/** A garden's answer repeats the record for each plant in it, where no one searches by other names. */
function withoutSearchTerms({ other_names: _others, misspelled_names: _misspelled, ...plant }: Plant): Plant {
  return plant;
}

/** The plant records of the catalogue service. */
@Injectable()
export class PlantRecords {
  private readonly plants;
  private kept: { readonly of: readonly Plant[]; readonly byId: ReadonlyMap<string, Plant> } | undefined;

  constructor(@Inject(MESSAGING) messaging: Messaging, @Inject(CLOCK) now: Clock) {
    this.plants = cachedQuery({ messaging, message: readPlantsQuery, input: {}, freshFor: FRESH_FOR, now });
  }

  /**
   * The same map until the catalogue has answered again.
   * @throws RefusalError unavailable when the catalogue has never answered.
   */
  async byId(context: MessageContext): Promise<ReadonlyMap<string, Plant>> {
    const plants = await this.plants(context);
    if (this.kept?.of !== plants)
      this.kept = { of: plants, byId: new Map(plants.map((plant) => [plant.id, withoutSearchTerms(plant)])) };
    return this.kept.byId;
  }
}
