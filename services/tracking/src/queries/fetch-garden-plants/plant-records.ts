import { Inject, Injectable } from '@nestjs/common';
import {
  fetchOwnKindsQuery,
  type MessageContext,
  type OwnKind,
  type Plant,
  withOwnKinds,
  withOwnNames,
} from '@planted/contracts';
import { isOwnKindId, kindIdOf } from '@planted/garden-domain';
import { type Clock, CLOCK, cachedKinds, MESSAGING, type Messaging } from '@planted/service-kit';

/** A garden's answer repeats the record for each plant in it, where no one searches by other names. */
function withoutSearchTerms({ other_names: _others, misspelled_names: _misspelled, ...plant }: Plant): Plant {
  return plant;
}

/** The records by id; an own kind of which nothing is known now is as its plant, by whose name events have it. */
class Records extends Map<string, Plant> {
  override get(id: string): Plant | undefined {
    const known = super.get(id);
    if (known || !isOwnKindId(id)) return known;
    const plant = super.get(kindIdOf(id));
    return plant && { ...plant, id };
  }
}

interface Kept {
  readonly of: readonly Plant[];
  /** The own kinds that are among them, as they were answered. */
  readonly own: string;
  readonly byId: ReadonlyMap<string, Plant>;
}

/** So many gardeners' records are kept. */
const MOST_KEPT = 100;

/** The plant records of the catalogue service, those of varieties and of the gardener's own kinds among them. */
@Injectable()
export class PlantRecords {
  private readonly plants;
  /** By gardener; of those without own kinds under ''. */
  private readonly kept = new Map<string, Kept>();

  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(CLOCK) now: Clock,
  ) {
    this.plants = cachedKinds(messaging, now);
  }

  /**
   * The same map until the catalogue or the gardener has said otherwise.
   * @throws RefusalError unavailable when the catalogue has never answered.
   */
  async byId(context: MessageContext): Promise<ReadonlyMap<string, Plant>> {
    const [plants, own] = await Promise.all([this.plants(context), this.ownOf(context)]);
    const gardener = own.length === 0 ? '' : (context.actor?.userId ?? '');
    const said = JSON.stringify(own);
    const known = this.kept.get(gardener);
    this.kept.delete(gardener);
    const kept = known?.of === plants && known.own === said ? known : recordsOf(plants, own, said);
    this.kept.set(gardener, kept);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return kept.byId;
  }

  /** The plantings, those of the gardener's own kinds with the names that they gave. */
  async named<Each extends { readonly plantId: string; readonly plantName: string }>(
    plantings: readonly Each[],
    context: MessageContext,
  ): Promise<Each[]> {
    if (!plantings.some(({ plantId }) => isOwnKindId(plantId))) return [...plantings];
    return withOwnNames(plantings, await this.ownOf(context));
  }

  /** None while the gardens service does not answer: their plantings then go by their plants' records. */
  private async ownOf(context: MessageContext): Promise<readonly OwnKind[]> {
    if (!context.actor) return [];
    try {
      return (await this.messaging.send(fetchOwnKindsQuery, {}, context)).data;
    } catch {
      return [];
    }
  }
}

const recordsOf = (plants: readonly Plant[], own: readonly OwnKind[], said: string): Kept => ({
  of: plants,
  own: said,
  byId: new Records(withOwnKinds(plants, own).map((plant) => [plant.id, withoutSearchTerms(plant)])),
});
