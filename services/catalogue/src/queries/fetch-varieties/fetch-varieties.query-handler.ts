import { QueryHandler } from '@nestjs/cqrs';
import { VARIETY_SOURCES, varietyFacts } from '@planted/catalogue-data';
import { fetchVarietiesQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';

type Answer = OutputOf<typeof fetchVarietiesQuery>;

export class FetchVarietiesQuery extends requestFor(fetchVarietiesQuery) {}

/** The varieties of this release: they are read whole and never searched here, so that no table holds them. */
const answer = (): Answer =>
  fetchVarietiesQuery.output.parse({
    data: varietyFacts.map((fact) => ({
      ...fact,
      sources: fact.sources.map((key) => VARIETY_SOURCES[key]),
    })),
  });

@QueryHandler(FetchVarietiesQuery)
export class FetchVarietiesHandler implements Handles<typeof fetchVarietiesQuery> {
  private readonly data = answer();

  async execute(): Promise<Answer> {
    return this.data;
  }
}
