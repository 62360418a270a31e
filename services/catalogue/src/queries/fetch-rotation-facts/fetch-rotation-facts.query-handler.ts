import { QueryHandler } from '@nestjs/cqrs';
import { plantFacts, rotationFacts, spacingFacts } from '@planted/catalogue-data';
import { fetchRotationFactsQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';

type Answer = OutputOf<typeof fetchRotationFactsQuery>;

export class FetchRotationFactsQuery extends requestFor(fetchRotationFactsQuery) {}

/** The rules of this release with every kind: they are read whole and never searched, so that no table holds them. */
function answer(): Answer {
  const families = new Map(spacingFacts.map(({ id, family }) => [id, family]));
  const kinds = plantFacts.map(({ id, plant_type, lifecycle }) => ({
    id,
    family: families.get(id) ?? '',
    isAnnual: lifecycle !== 'perennial',
    isFlower: plant_type === 'flower',
    isHousePlant: plant_type === 'house plant',
  }));
  return fetchRotationFactsQuery.output.parse({ data: { facts: rotationFacts, kinds } });
}

@QueryHandler(FetchRotationFactsQuery)
export class FetchRotationFactsHandler implements Handles<typeof fetchRotationFactsQuery> {
  private readonly data = answer();

  async execute(): Promise<Answer> {
    return this.data;
  }
}
