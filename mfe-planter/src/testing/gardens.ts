import type { GardenSummaryState, SavedGardenPlot } from '@planted/contracts';
import type { SelectedPlant } from '../layout/selected-plant';

/** A plot as the designer hands it over: 4 × 3 ft in full sun and loam, with what a test says of it. */
export const receivedPlot = (known: Partial<SavedGardenPlot> = {}): SavedGardenPlot => ({
  draftId: '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3a01',
  name: 'Kitchen Bed',
  matrix: '1,1,1,1\n1,1,1,1\n1,1,0,0',
  soilType: 'Loamy',
  hardiness: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Medium',
  ...known,
});

export const navigationState = (...plots: SavedGardenPlot[]): GardenSummaryState => ({
  denotedPlots: [],
  savedGardenPlots: plots,
});

/** A chosen plant of one square foot. */
export const chosen = (plantId: string, wanted: number, side = 1): SelectedPlant => ({
  plantId,
  name: plantId,
  wanted,
  plantingWidth: side,
  plantingHeight: side,
  color: '#aac62f',
  imageUrl: `/illustrations/plants/${plantId}.svg`,
  smallImageUrl: `/illustrations/plants/small/${plantId}.svg`,
});
