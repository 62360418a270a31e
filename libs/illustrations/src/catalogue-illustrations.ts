import { plantFacts } from '@planted/catalogue-data';
import { illustrationFiles } from './files';

/** What `build.mjs` writes: the pictures of every plant in the catalogue, and all others. */
export const catalogueIllustrations = (): ReadonlyMap<string, string> => illustrationFiles(plantFacts);
