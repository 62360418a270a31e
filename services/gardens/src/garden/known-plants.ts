import { Inject, Injectable } from '@nestjs/common';
import { type KnownOwnKind, type MessageContext, type Plant, withOwnKinds } from '@planted/contracts';
import { isOwnKindId, kindIdOf } from '@planted/garden-domain';
import { type Clock, CLOCK, cachedKinds, MESSAGING, type Messaging } from '@planted/service-kit';
import { OwnKindsOf } from '../own-kinds/own-kinds-of';
import { type PlantLookup, plantLookup } from './plant-lookup';

/** The kinds of plants that can stand in a garden: those of the catalogue service, their varieties, and the gardener's own. */
@Injectable()
export class KnownPlants {
  private readonly plants;
  /** By the gardener's own kinds: for as long as these are kept. */
  private readonly lookups = new WeakMap<
    object,
    { readonly plants: unknown; readonly lookup: PlantLookup }
  >();

  constructor(
    @Inject(MESSAGING) messaging: Messaging,
    @Inject(CLOCK) now: Clock,
    @Inject(OwnKindsOf) private readonly ownKinds: OwnKindsOf,
  ) {
    this.plants = cachedKinds(messaging, now);
  }

  /**
   * An own kind has the name of its plant here: events keep names in clear, and that of an own kind is personal.
   * @throws RefusalError unavailable when the catalogue has never answered.
   */
  async lookup(context: MessageContext): Promise<PlantLookup> {
    const plants = await this.plants(context);
    const own = context.actor ? await this.ownKinds.of(context.actor.userId) : NONE;
    const known = this.lookups.get(own);
    if (known?.plants === plants) return known.lookup;
    const lookup = lookupIn(plants, own);
    this.lookups.set(own, { plants, lookup });
    return lookup;
  }

  /** As `lookup`, for what is of the catalog alone. */
  ofCatalog(context: MessageContext): Promise<PlantLookup> {
    return this.lookup({ ...context, actor: null });
  }
}

const NONE: readonly KnownOwnKind[] = [];

function lookupIn(plants: readonly Plant[], own: readonly KnownOwnKind[]): PlantLookup {
  const names = new Map(plants.map(({ id, plant_name }) => [id, plant_name]));
  const rows = withOwnKinds(plants, own).map((plant) => {
    const name = isOwnKindId(plant.id) ? names.get(kindIdOf(plant.id)) : undefined;
    return name === undefined ? plant : { ...plant, plant_name: name };
  });
  return plantLookup(rows);
}
