import { Inject, Injectable } from '@nestjs/common';
import { type MessageContext, type Plant, readPlantsQuery } from '@planted/contracts';
import { type Clock, CLOCK, cachedQuery, MESSAGING, type Messaging } from '@planted/service-kit';

/** How long the catalogue's answer is used, in milliseconds: it changes with a release. */
const FRESH_FOR = 60_000;

/** The plant records of the catalogue service. */
@Injectable()
export class PlantRecords {
  private readonly plants;

  constructor(@Inject(MESSAGING) messaging: Messaging, @Inject(CLOCK) now: Clock) {
    this.plants = cachedQuery({ messaging, message: readPlantsQuery, input: {}, freshFor: FRESH_FOR, now });
  }

  /** @throws RefusalError unavailable when the catalogue has never answered. */
  async byId(context: MessageContext): Promise<ReadonlyMap<string, Plant>> {
    return new Map((await this.plants(context)).map((plant) => [plant.id, plant]));
  }
}
