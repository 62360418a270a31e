import { Inject, Injectable } from '@nestjs/common';
import { type MessageContext, readPlantsQuery } from '@planted/contracts';
import { type Clock, CLOCK, cachedQuery, MESSAGING, type Messaging } from '@planted/service-kit';
import { type PlantLookup, plantLookup } from './plant-lookup';

/** How long the catalogue's answer is used, in milliseconds: it changes with a release. */
const FRESH_FOR = 60_000;

/** The kinds of plants that can stand in a garden: those of the catalogue service. */
@Injectable()
export class KnownPlants {
  private readonly plants;

  constructor(@Inject(MESSAGING) messaging: Messaging, @Inject(CLOCK) now: Clock) {
    this.plants = cachedQuery({ messaging, message: readPlantsQuery, input: {}, freshFor: FRESH_FOR, now });
  }

  /** @throws RefusalError unavailable when the catalogue has never answered. */
  async lookup(context: MessageContext): Promise<PlantLookup> {
    return plantLookup(await this.plants(context));
  }
}
