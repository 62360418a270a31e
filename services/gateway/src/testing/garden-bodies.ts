import type { PlantCell } from '@planted/contracts';

const plantCell: PlantCell = {
  name: 'Tomato',
  plantId: 'tomato',
  image: null,
  veggieImage: '/illustrations/tomato.svg',
  plantingWidth: 2,
  plantingHeight: 2,
  color: '#e68a58',
  rootCell: true,
};

/** A valid body of each call that changes gardens or asks for one, by what is drawn, planned and done in it. */
export const GARDEN_BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  'fetch-own-kinds': {},
  'remove-own-kind': { id: 'radish--0190a000-0000-7000-8000-00000000000c' },
  'save-own-kind': {
    id: 'radish--0190a000-0000-7000-8000-00000000000c',
    isPlant: false,
    name: 'Aunt Rosa’s',
    facts: { days_to_maturity: 30 },
  },
  'fetch-past': { gardenId: '0190a000-0000-7000-8000-000000000001', from: '2026-05-01', to: '2026-05-21' },
  'fetch-season': { after: '0190a000-0000-7000-8000-000000000009' },
  'fetch-layout': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'change-layout': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    expectedVersion: 2,
    changes: [
      {
        type: 'place',
        id: '0190a000-0000-7000-8000-000000000009',
        plantId: 'tomato',
        x: 0,
        y: 0,
        width: 2,
        height: 2,
        color: '#e68a58',
        plantsPerSquare: null,
      },
      {
        type: 'end',
        id: '0190a000-0000-7000-8000-000000000002',
        how: 'failed',
        cause: 'slugs',
        day: '2026-05-21',
        harvest: null,
      },
      {
        type: 'put-after',
        id: '0190a000-0000-7000-8000-000000000003',
        after: '0190a000-0000-7000-8000-000000000009',
      },
      {
        type: 'fix-step',
        id: '0190a000-0000-7000-8000-000000000003',
        step: 'first-harvest',
        day: '2026-08-01',
      },
      {
        type: 'do-step',
        id: '0190a000-0000-7000-8000-000000000003',
        step: 'sow-indoors',
        day: '2026-05-20',
      },
    ],
  },
  'begin-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    name: 'More salad',
  },
  'rename-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    name: 'Less salad',
  },
  'change-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    expectedVersion: 2,
    changes: [
      {
        ...{ type: 'place', id: '0190a000-0000-7000-8000-000000000021', plantId: 'radish' },
        ...{ x: 0, y: 1, width: 1, height: 1 },
      },
    ],
  },
  'discard-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'restore-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'adopt-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    expectedVersion: 2,
    branchVersion: 3,
  },
  'fetch-branches': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'fetch-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'choose-place': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    expectedVersion: 0,
    choice: {
      place: {
        name: 'Madison',
        region: 'Wisconsin',
        latitude: 43.1,
        longitude: -89.4,
        elevation: 272,
        town: 'US/WI/Madison',
      },
      ownDates: { lastFrost: 126, firstFrost: 275, hemisphere: null },
    },
  },
  'fetch-place': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'save-garden': {
    name: 'Herbs',
    soil_type: 'Loamy',
    hardiness_zone: '6a',
    sunlight: 'Full Sun',
    maintenance: 'Low',
    matrix: '1,1\n1,0',
  },
  'save-plants': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    plantMap: [plantCell, null],
    gardenWidth: 2,
  },
  'add-garden-event': {
    eventDetails: {
      actor: 'user',
      subject: 'garden',
      subject_id: '0190a000-0000-7000-8000-000000000001',
      action: 'watered',
      value: 2,
      unit: 'gallons',
      old_status: null,
      new_status: null,
      notes: 'Event occurred on May 21 at noon',
    },
  },
  'update-planting-dates': {
    plantingDates: [
      {
        plant_id: '0190a000-0000-7000-8000-000000000002',
        planted_date: '2026-05-21',
        expected_harvest_date: '2026-06-18',
      },
    ],
  },
  'update-plant-health-rating': {
    plantHealthUpdates: [{ plant_id: '0190a000-0000-7000-8000-000000000002', health_rating: 8 }],
  },
  'water-all-plants': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    wateringDate: '2026-05-21',
  },
  'remove-plants': { plantIds: ['0190a000-0000-7000-8000-000000000002'] },
  'correct-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 0,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    day: '2026-05-20',
    subject_id: '0190a000-0000-7000-8000-000000000001',
    value: 3,
    unit: 'gallons',
    notes: 'Event occurred on 2026-05-20 at 18:05',
  },
  'withdraw-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 1,
    garden_id: '0190a000-0000-7000-8000-000000000001',
  },
  'restore-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 2,
    garden_id: '0190a000-0000-7000-8000-000000000001',
  },
};
