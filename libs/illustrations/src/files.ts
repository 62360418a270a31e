import { emptyBedSvg } from './pictures/empty-bed';
import { guestSvg } from './pictures/guest';
import { heroCutaway, heroCutawayNarrow } from './pictures/hero-cutaway';
import { LOGO_ON_DARK, logoSvg } from './pictures/logo';
import { seedPacketSvg } from './pictures/seed-packet';
import { VINE_COUNT, vinePicture } from './pictures/vines';
import type { DrawablePlant } from './plant';
import { SCENE_STYLES } from './scenes';
import { plantSvg, sceneSvg } from './standalone';
import { times } from './geometry';

/** Every picture that the product serves: the path below `/illustrations/`, and the SVG document. */
export function illustrationFiles(plants: readonly DrawablePlant[]): ReadonlyMap<string, string> {
  return new Map([
    ...plants.map((plant) => [`plants/${plant.id}.svg`, plantSvg(plant, { detail: 1 })] as const),
    ...plants.map((plant) => [`plants/small/${plant.id}.svg`, plantSvg(plant, { detail: 0 })] as const),
    ['plants/fallback.svg', seedPacketSvg()],
    ...SCENE_STYLES.map((style) => [`scenes/${style}.svg`, sceneSvg(style)] as const),
    ['hero-cutaway.svg', heroCutaway()],
    ['hero-cutaway-narrow.svg', heroCutawayNarrow()],
    ...times(VINE_COUNT).map((index) => [`vine-${index + 1}.svg`, vinePicture(index, false)] as const),
    ...times(VINE_COUNT).map((index) => [`vine-${index + 1}-narrow.svg`, vinePicture(index, true)] as const),
    ['empty-bed.svg', emptyBedSvg()],
    ['guest.svg', guestSvg()],
    ['logo.svg', logoSvg()],
    ['logo-on-dark.svg', logoSvg(LOGO_ON_DARK)],
  ]);
}
