import { join } from 'node:path';
import type { Climate } from '../climate/climate';
import type { CropFacts } from '../facts/crop-facts';
import { readCatalog } from './read-catalog';

export const root = join(__dirname, '..', '..', '..', '..');

const { crops, places: all } = readCatalog(root);

export const plantNames: ReadonlyMap<string, string> = new Map(
  crops.map(({ name, crop }) => [crop.id, name]),
);

/** The kinds of the catalog by their ids. */
export const catalog: ReadonlyMap<string, CropFacts> = new Map(crops.map(({ crop }) => [crop.id, crop]));

/** Twelve places of all climates that people garden in; the README says how their figures were made. */
export const places: Readonly<Record<string, Climate>> = all;

export const placeOf = (name: string): Climate => {
  const place = places[name];
  if (!place) throw new Error(`no place ${name}`);
  return place;
};
