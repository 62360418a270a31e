import { Inject, Injectable } from '@nestjs/common';
import { fetchPlaceQuery, fetchSeasonFactsQuery, type MessageContext } from '@planted/contracts';
import { type CalendarDay, dayIn } from '@planted/garden-domain';
import { toDay } from '@planted/season';
import {
  almanacsAt,
  cropsOf,
  type Known,
  knownOn,
  type PlannedGarden,
  plansOf,
} from '@planted/season-plan/plan';
import { type Clock, CLOCK, cachedQuery, MESSAGING, type Messaging } from '@planted/service-kit';
import { PlantRecords } from '../queries/fetch-garden-plants/plant-records';
import { OwnSeason } from './own-season';

/** How long the catalogue's answer is used, in milliseconds: it changes with a release. */
const FRESH_FOR = 60_000;

/** The gardens of a gardener with their plans. */
export interface SeasonPlan {
  readonly gardens: readonly PlannedGarden[];
  readonly known: Known;
  /** Of each garden's layout, by its id: what an act in it goes on from. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Plans a gardener's season as their pages do, for what is told while no page is open (decision 0195). */
@Injectable()
export class SeasonPlans {
  private readonly facts;

  constructor(
    @Inject(OwnSeason) private readonly seasons: OwnSeason,
    @Inject(PlantRecords) private readonly records: PlantRecords,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(CLOCK) now: Clock,
  ) {
    this.facts = cachedQuery({
      ...{ messaging, message: fetchSeasonFactsQuery, input: {}, freshFor: FRESH_FOR, now },
    });
  }

  /**
   * The season of the context's gardener on a day of theirs, in whose time zone it is one.
   * @throws RefusalError unavailable where a service does not answer: never a part of a plan
   */
  async on(today: CalendarDay, timeZone: string, context: MessageContext): Promise<SeasonPlan> {
    const [{ gardens, plantings }, plants, facts, { data: places }] = await Promise.all([
      this.seasons.read(context),
      this.records.byId(context),
      this.facts(context),
      this.messaging.send(fetchPlaceQuery, {}, context),
    ]);
    const known = knownOn(toDay(today), [...plants.values()], (moment) => dayIn(timeZone, moment));
    const crops = cropsOf([...plants.values()], facts.data);
    const almanacs = almanacsAt(
      gardens.map(({ id }) => id),
      places,
      crops,
    );
    const learns = places.choice?.learns ?? true;
    const planned = plansOf({ gardens, plantings }, { almanacs, known, learns });
    const versions = new Map(gardens.map(({ id, version }) => [id, version]));
    return { gardens: planned.gardens, known, versions };
  }
}
