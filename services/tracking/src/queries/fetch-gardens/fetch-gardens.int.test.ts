import { randomUUID } from 'node:crypto';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('the gardens of a gardener', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('ARCH-2 shows a saved garden in the very next read', async () => {
    const story = tracking.newStory();
    await story.saved();
    expect(await tracking.gardens(story.ownerId)).toEqual([
      {
        id: story.gardenId,
        name: 'Kitchen Bed',
        soil_type: 'Loamy',
        hardiness_zone: '5b',
        sunlight: 'Full Sun',
        maintenance: 'Low',
        style: null,
        matrix: '1,1,1\n1,1,0',
        width: 3,
        height: 2,
        created_at: '2026-05-21T09:00:00.000Z',
        updated_at: '2026-05-21T09:00:00.000Z',
      },
    ]);
  });

  it('keeps the time of the first save and takes everything else from the latest', async () => {
    const story = tracking.newStory();
    await story.saved();
    await story.saved({ name: 'Herb Bed', sunlight: 'Full Shade', matrix: '1' });
    expect(await tracking.gardens(story.ownerId)).toMatchObject([
      {
        name: 'Herb Bed',
        sunlight: 'Full Shade',
        width: 1,
        height: 1,
        created_at: '2026-05-21T09:00:00.000Z',
        updated_at: '2026-05-21T09:01:00.000Z',
      },
    ]);
  });

  it('lists them oldest first', async () => {
    const owner = randomUUID();
    const [later, earlier] = [tracking.newStory(owner, 1), tracking.newStory(owner)];
    await later.saved({ name: 'Second' });
    await earlier.saved({ name: 'First' });
    await earlier.saved({ name: 'First again' });
    expect((await tracking.gardens(owner)).map(({ name }) => name)).toEqual(['First again', 'Second']);
  });
});
