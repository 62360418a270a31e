import type { HardinessZone } from '@planted/garden-domain';
import {
  Calendar,
  Clock,
  Droplets,
  Flag,
  FlaskConical,
  Flower2,
  Grid2x2,
  House,
  Ruler,
  Shovel,
  Shrub,
  Sprout,
  Sun,
  Thermometer,
} from '../icons/icons';
import { type Fact, FactList } from './fact-list';
import type { PlantDetails } from './plant-details';
import {
  capital,
  listed,
  maturity,
  NOT_RECORDED,
  temperatures,
  waterInWords,
  withRangeDash,
  zones,
} from './plant-words';
import { ZoneStrip } from './zone-strip';

interface RequirementsProps {
  readonly plant: PlantDetails;
  readonly here?: HardinessZone | undefined;
}

/** Sun, soil, water, zones and temperatures a plant grows in. */
export function GrowingRequirements({ plant, here }: RequirementsProps) {
  const hardy = (
    <>
      {zones(plant)}
      {plant.hardiness_zones.length > 0 && <ZoneStrip zones={plant.hardiness_zones} here={here} />}
    </>
  );
  const facts: Fact[] = [
    { icon: Sun, label: 'Sunlight', value: plant.sunlight },
    { icon: Shovel, label: 'Soil', value: listed(plant.soil_type) },
    { icon: FlaskConical, label: 'Soil pH', value: withRangeDash(plant.soil_ph) || NOT_RECORDED },
    {
      icon: Droplets,
      label: 'Water needs',
      value: `${plant.water_needs}: ${waterInWords(plant.water_needs)}`,
    },
    { icon: Flag, label: 'Hardiness zones', value: hardy },
    { icon: Thermometer, label: 'Temperature', value: temperatures(plant) },
  ];
  return <FactList title="Growing requirements" facts={facts} />;
}

/** When a plant is sown and how much room it takes. */
export function PlantingInfo({ plant }: { plant: PlantDetails }) {
  const { plants_per_square_foot: density } = plant;
  const facts: Fact[] = [
    { icon: Clock, label: 'Days to maturity', value: maturity(plant) },
    { icon: Calendar, label: 'Planting season', value: listed(plant.planting_season) },
    { icon: House, label: 'Start indoors', value: withRangeDash(plant.start_indoors || NOT_RECORDED) },
    { icon: Sprout, label: 'Transplant', value: withRangeDash(plant.transplant_time || NOT_RECORDED) },
    { icon: Shrub, label: 'Mature height', value: `${plant.mature_height} in` },
    { icon: Ruler, label: 'Mature width', value: `${plant.mature_width} in` },
    { icon: Grid2x2, label: 'Footprint', value: `${plant.planting_width} × ${plant.planting_height} ft` },
  ];
  if (density !== null) facts.push({ icon: Flower2, label: 'Per square foot', value: plantCount(density) });
  return <FactList title="Planting info" facts={facts} />;
}

const plantCount = (count: number): string => `${count} ${count === 1 ? 'plant' : 'plants'}`;

/** What kind of plant it is, in three cells. */
export const plantKind = (plant: PlantDetails): readonly { label: string; value: string }[] => [
  { label: 'Type', value: capital(plant.plant_type) },
  { label: 'Crop type', value: capital(plant.crop_type) || NOT_RECORDED },
  { label: 'Lifecycle', value: capital(plant.lifecycle) || NOT_RECORDED },
];
