/**
 * The places: towns of the USA with the middles of ZIP codes, and towns of the world with their climate. Read when first
 * asked for, since few processes and few requests need them.
 */
export async function loadPlaceFiles() {
  const [us, world] = await Promise.all([
    import('../data/places-us.json', { with: { type: 'json' } }),
    import('../data/places-world.json', { with: { type: 'json' } }),
  ]);
  return { us: us.default, world: world.default };
}

/** The weather stations of the USA: frost days, and temperatures by month. */
export async function loadStationFiles() {
  const [frost, temperatures] = await Promise.all([
    import('../data/frost-us-compact.json', { with: { type: 'json' } }),
    import('../data/temps-us.json', { with: { type: 'json' } }),
  ]);
  return { frost: frost.default, temperatures: temperatures.default };
}
