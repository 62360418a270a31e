import { randomUUID } from 'node:crypto';
import { exportTrackedQuery, type TrackedSection, trackedSection, trackedSections } from '@planted/contracts';
import { asGardener } from '@planted/service-kit/testing';
import { radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('exporting what is tracked', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  async function partsOf(owner: string, section: TrackedSection): Promise<unknown[][]> {
    const parts: unknown[][] = [];
    let after: string | null = null;
    do {
      const asked = { section, after };
      const part: { rows: unknown[]; next: string | null } = await tracking.messaging.send(
        exportTrackedQuery,
        asked,
        asGardener(owner),
      );
      parts.push(part.rows);
      after = part.next;
    } while (after !== null);
    return parts;
  }
  const idsOf = (rows: unknown[]) => rows.map((row) => (row as { id: string }).id);

  it('comes in parts, each row once and none left out, in the shape of its contract', async () => {
    const owner = randomUUID();
    const plants = [];
    for (let garden = 0; garden < 3; garden += 1) {
      const story = tracking.newStory(owner, garden * 30);
      await story.saved({ name: `Bed ${garden}` });
      const radishes = Array.from({ length: 700 }, (_, at) => radishAt(at % 50, Math.floor(at / 50)));
      await story.planted(...radishes);
      for (let times = 0; times < 70; times += 1)
        await story.happened({ action: 'weeded', notes: `${times}` });
      plants.push(...radishes.map(({ id }) => id));
    }
    const entries = [];
    for (let n = 0; n < 30; n += 1) entries.push(await tracking.write(owner));
    await tracking.remind(owner);
    const lists = new Map<TrackedSection, unknown[]>();
    for (const section of trackedSection.options) {
      const parts = await partsOf(owner, section);
      const rows = parts.flat();
      for (const row of rows) trackedSections[section].parse(row);
      expect(new Set(idsOf(rows)).size).toBe(rows.length);
      lists.set(section, rows);
    }
    expect(idsOf(lists.get('plants') ?? []).sort()).toEqual(plants.sort());
    expect(idsOf(lists.get('journal') ?? [])).toEqual(entries);
    expect((await partsOf(owner, 'plants')).length).toBeGreaterThan(2);
    expect(lists.get('gardens')).toHaveLength(3);
    expect(lists.get('reminders')).toHaveLength(1);
    expect(lists.get('activity')).toHaveLength(3 * 72);
    expect(lists.get('events')).toHaveLength(3 * 72 + 31);
  });

  it('gives nothing to another, also when another’s row is named', async () => {
    const story = tracking.newStory();
    await story.saved();
    const [garden] = (await partsOf(story.ownerId, 'gardens')).flat();
    const stranger = randomUUID();
    for (const section of trackedSection.options) {
      expect((await partsOf(stranger, section)).flat()).toEqual([]);
      const asked = { section, after: idsOf([garden])[0] ?? null };
      const { rows } = await tracking.messaging.send(exportTrackedQuery, asked, asGardener(stranger));
      expect(rows).toEqual([]);
    }
  });
});
