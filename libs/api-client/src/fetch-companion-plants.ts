import { type CompanionRelation, fetchCompanionPlantsCall } from '@planted/contracts';
import { isVarietyId, kindIdOf } from '@planted/garden-domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from './request';

export const fetchCompanionPlantsKey = ['companion-plants'] as const;

/** Relations by plant id. @throws ApiError, without words of the server's 'Failed to load companions' (2 §8) */
export const fetchCompanionPlants = async (plantIds: readonly string[], signal?: AbortSignal) => {
  const { data } = await request(
    fetchCompanionPlantsCall,
    { plantIds: [...new Set(plantIds.map(kindIdOf))] },
    { refusalText: 'Failed to load companions', ...(signal && { signal }) },
  );
  return withVarieties(data, plantIds);
};

type Companions = Readonly<Record<string, readonly CompanionRelation[]>>;

/** The relations of plants, with those of these varieties, which have the neighbors of their plant. */
function withVarieties(companions: Companions, plantIds: readonly string[]): Companions {
  const varietiesOf = new Map<string, string[]>();
  for (const id of plantIds.filter(isVarietyId))
    varietiesOf.set(kindIdOf(id), [...(varietiesOf.get(kindIdOf(id)) ?? []), id]);
  if (varietiesOf.size === 0) return companions;
  const entries = Object.entries(companions).flatMap(([kind, relations]) => {
    const all = relations.flatMap((relation) => [
      relation,
      ...(varietiesOf.get(relation.id) ?? []).map((id) => ({ ...relation, id })),
    ]);
    return [kind, ...(varietiesOf.get(kind) ?? [])].map((id) => [id, all] as const);
  });
  return Object.fromEntries(entries);
}

/** The relations of these plants; they change with a release only, so they are kept for the visit. */
export const useCompanionPlants = (plantIds: readonly string[]) => {
  const asked = [...new Set(plantIds)].sort();
  return useQuery({
    queryKey: [...fetchCompanionPlantsKey, asked],
    queryFn: ({ signal }) => fetchCompanionPlants(asked, signal),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
};
