/** What a search reads of a variety. */
interface NamedVariety {
  readonly plant_id: string;
  readonly name: string;
  readonly also: readonly string[];
}

/** The plants, those with varieties as copies that a search finds by the names of these as well. */
export function withVarietyNames<Each extends { readonly id: string }>(
  plants: readonly Each[],
  varieties: readonly NamedVariety[],
): readonly (Each & { readonly variety_names?: readonly string[] })[] {
  const names = new Map<string, string[]>();
  for (const { plant_id: id, name, also } of varieties) {
    const known = names.get(id);
    if (known) known.push(name, ...also);
    else names.set(id, [name, ...also]);
  }
  return plants.map((plant) => {
    const own = names.get(plant.id);
    return own ? { ...plant, variety_names: own } : plant;
  });
}
