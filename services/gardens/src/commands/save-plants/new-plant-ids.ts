import { v5 as uuidv5 } from 'uuid';

/**
 * Ids for the plants that are new in a layout, from the command that plants them and the cell they stand in (uuid v5):
 * a repeat of the command gives the same ids.
 */
export const newPlantIds =
  (gardenId: string, commandId: string) =>
  (cell: number): string =>
    uuidv5(`${commandId} ${cell}`, gardenId);
