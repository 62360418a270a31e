import { Inject, Injectable } from '@nestjs/common';
import type { LayoutChangeRequest } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { FindPlantGarden } from './find-plant-garden';

/** The ids of plantings that an act places. */
@Injectable()
export class NewPlantings {
  constructor(@Inject(FindPlantGarden) private readonly plants: FindPlantGarden) {}

  /**
   * A page chooses the ids of its plantings: one of another garden's is nobody's to give.
   * @param path where the changes stand in the request
   * @throws RefusalError conflict that names the first such id
   */
  async refuseTaken(
    gardenId: string,
    changes: readonly LayoutChangeRequest[],
    path = 'changes',
  ): Promise<void> {
    const placed = changes.flatMap((change, index) =>
      change.type === 'place' ? [{ id: change.id, field: `${path}.${index}.id` }] : [],
    );
    if (placed.length === 0) return;
    const taken = await this.plants.takenElsewhere(
      placed.map(({ id }) => id),
      gardenId,
    );
    const first = placed.find(({ id }) => taken.has(id));
    if (!first) return;
    const message = `${first.field}: is already the id of another planting`;
    throw new RefusalError({ code: 'conflict', field: first.field, message });
  }
}
