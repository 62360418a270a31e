import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchBranchesQuery, type ListedBranch, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { type Branch, openBranches } from '../../branches/branch-state';
import { BranchesOf } from '../../branches/branches-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class FetchBranchesQuery extends requestFor(fetchBranchesQuery) {}

/** The open branches of a garden of the actor's. */
@QueryHandler(FetchBranchesQuery)
export class FetchBranchesHandler implements Handles<typeof fetchBranchesQuery> {
  constructor(
    @Inject(BranchesOf) private readonly branches: BranchesOf,
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
  ) {}

  /** @throws RefusalError not-found for a garden that is not the actor's */
  async execute({ input, context }: FetchBranchesQuery): Promise<OutputOf<typeof fetchBranchesQuery>> {
    await this.gardens.assertOwn(input.gardenId, signedIn(context));
    return { data: openBranches(await this.branches.of(input.gardenId)).map(listedBranch) };
  }
}

/** A branch as a list says it. */
export const listedBranch = ({ id, name, day, acts }: Branch): ListedBranch => ({
  ...{ id, name, day },
  changes: acts.reduce((count, { changes }) => count + changes.length, 0),
});
