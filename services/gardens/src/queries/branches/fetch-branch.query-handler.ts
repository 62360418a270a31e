import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchBranchQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { gardenOf } from '../../branches/branch-garden';
import { BranchesOf } from '../../branches/branches-of';
import { plannedIn } from '../../garden/garden-layout';
import type { ExistingGarden } from '../../garden/garden-state';
import { OwnedGardens } from '../../place/owned-gardens';
import { listedBranch } from './fetch-branches.query-handler';

export class FetchBranchQuery extends requestFor(fetchBranchQuery) {}

/** One branch in one piece, and what adopting it would do now. */
@QueryHandler(FetchBranchQuery)
export class FetchBranchHandler implements Handles<typeof fetchBranchQuery> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
  ) {}

  /** @throws RefusalError not-found for a garden or branch that is not the actor's; conflict for one that is not open */
  async execute({ input, context }: FetchBranchQuery): Promise<OutputOf<typeof fetchBranchQuery>> {
    const { gardenId, branchId } = input;
    await this.gardens.assertOwn(gardenId, signedIn(context));
    const branch = await this.branches.openBranch(gardenId, branchId);
    const ground = await this.branches.groundOf(gardenId, branch.gardenEvents);
    const { changes, unfit } = this.branches.adoptionOf(branch, ground);
    return {
      data: {
        branch: listedBranch(branch),
        layout: asLayout(gardenOf(ground.base, branch)),
        adoption: {
          version: ground.current.layout.version,
          changes: [...changes],
          unfit: [...unfit],
        },
      },
    };
  }
}

function asLayout(garden: ExistingGarden) {
  const { coming = [], steps = [] } = plannedIn(garden);
  return {
    matrix: garden.saved.matrix,
    version: garden.layout.version,
    plants: garden.plants.map((plant) => {
      const growing = garden.growing.get(plant.id);
      return {
        id: plant.id,
        plant_id: plant.plantId,
        grid_x: plant.x,
        grid_y: plant.y,
        custom_planting_width: plant.width,
        custom_planting_height: plant.height,
        display_color: plant.color,
        custom_plants_per_square: plant.plantsPerSquare,
        planted_date: growing?.plantedDate ?? null,
        expected_harvest_date: growing?.expectedHarvestDate ?? null,
        health_rating: growing?.healthRating ?? null,
        last_watered: growing?.lastWatered ?? null,
      };
    }),
    ...{ coming, steps },
  };
}
