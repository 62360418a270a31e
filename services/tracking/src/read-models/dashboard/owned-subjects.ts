import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { OwnerQueries } from '../owner-queries';
import { dashboard } from './dashboard.projection';

/** What a reminder or a journal entry is about. */
export interface Subject {
  readonly gardenId: string | null;
  readonly plantId: string | null;
}

const notFound = (field: string, message: string) => new RefusalError({ code: 'not-found', field, message });

/** Ownership check of the gardens and plants that a command names. */
@Injectable()
export class OwnedSubjects {
  constructor(@Inject(OwnerQueries) private readonly queries: OwnerQueries) {}

  /**
   * The place as it is: a plant's garden, where only the plant is named.
   * @throws RefusalError not-found, naming garden_id or plant_id, for what is not the actor's, does not stand any more,
   *   or stands in another garden.
   */
  async find({ gardenId, plantId }: Subject, context: MessageContext): Promise<Subject> {
    if (plantId !== null) {
      const [plant] = await this.queries.read<{ garden_id: string }>(
        {
          projection: dashboard,
          name: 'tracking.own_plant',
          text: `select garden_id from ${dashboard.table('garden_plants')} where owner_id = $1 and id = $2`,
          values: [plantId],
        },
        context,
      );
      if (plant && (gardenId === null || gardenId === plant.garden_id))
        return { gardenId: plant.garden_id, plantId };
      if (gardenId !== null) await this.assertOwnGarden(gardenId, 'garden_id', context);
      throw notFound('plant_id', 'Plant not found');
    }
    if (gardenId !== null) await this.assertOwnGarden(gardenId, 'garden_id', context);
    return { gardenId, plantId };
  }

  /** @throws RefusalError not-found, naming the field, for a garden that is not the actor's. */
  async assertOwnGarden(gardenId: string, field: string, context: MessageContext): Promise<void> {
    const rows = await this.queries.read(
      {
        projection: dashboard,
        name: 'tracking.own_garden',
        text: `select id from ${dashboard.table('gardens')} where owner_id = $1 and id = $2`,
        values: [gardenId],
      },
      context,
    );
    if (rows.length === 0) throw notFound(field, 'Garden not found');
  }
}
