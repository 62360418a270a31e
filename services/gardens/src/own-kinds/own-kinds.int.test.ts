import { randomUUID } from 'node:crypto';
import {
  fetchOwnKindsQuery,
  type OwnKind,
  ownKindsStream,
  removeOwnKindCommand,
  saveOwnKindCommand,
} from '@planted/contracts';
import {
  asGardener,
  asGuest,
  catalogueStandIn,
  examplePlant,
  refusalOf,
  startWithEvents,
} from '@planted/service-kit/testing';
import { Pool } from 'pg';
import { gardensService } from '../index';

type Started = Awaited<ReturnType<typeof startWithEvents>>;

describe('own kinds', () => {
  let services: Started;
  beforeAll(async () => {
    const catalogue = catalogueStandIn([examplePlant({ id: 'radish', plant_name: 'Radish' })]);
    services = await startWithEvents([gardensService, catalogue]);
  });
  afterAll(() => services.stop());

  const kind = (known: Partial<OwnKind> = {}): OwnKind => ({
    ...{ id: `radish--${randomUUID()}`, isPlant: false, name: 'Aunt Rosa’s', facts: {} },
    ...known,
  });
  const save = (one: OwnKind, gardener: string) =>
    services.messaging.send(saveOwnKindCommand, one, asGardener(gardener));
  const fetch = async (gardener: string) =>
    (await services.messaging.send(fetchOwnKindsQuery, {}, asGardener(gardener))).data;

  it("REA-5 are kept, changed and removed, and are nobody else's", async () => {
    const [ada, eve] = [randomUUID(), randomUUID()];
    const one = kind();
    expect(await save(one, ada)).toEqual({ data: { id: one.id } });
    await save({ ...one, facts: { days_to_maturity: 30 } }, ada);
    expect(await fetch(ada)).toEqual([{ ...one, facts: { days_to_maturity: 30 }, isRemoved: false }]);
    expect(await fetch(eve)).toEqual([]);
    const byEve = services.messaging.send(removeOwnKindCommand, { id: one.id }, asGardener(eve));
    expect(await refusalOf(byEve)).toMatchObject({ code: 'not-found', field: 'id' });
    await services.messaging.send(removeOwnKindCommand, { id: one.id }, asGardener(ada));
    expect(await fetch(ada)).toMatchObject([{ id: one.id, name: one.name, isRemoved: true }]);
  });

  it('REA-5 have names that no table has in clear', async () => {
    const ada = randomUUID();
    await save(kind({ name: 'Grandmother Canary' }), ada);
    const { rows } = await services.pool.query<{ data: string }>(
      'select data::text from event_store.events where stream = $1',
      [ownKindsStream(ada)],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.data).not.toContain('Canary');
  });

  it('REA-5 are read on from what is known, however many there are', async () => {
    const ada = randomUUID();
    for (let at = 0; at < 3; at += 1) await save(kind({ name: `Bean ${at}` }), ada);
    const asking = jest.spyOn(Pool.prototype, 'query');
    await save(kind({ name: 'Another' }), ada);
    expect(await fetch(ada)).toHaveLength(4);
    const asked = asking.mock.calls.map(([statement]) => (statement as unknown as { name?: string }).name);
    asking.mockRestore();
    expect(asked).toContain('event_store.read_stream_since');
    expect(asked).not.toContain('event_store.read_stream');
  });

  it('REA-5 refuse a plant that there is not, one from nothing without spacing, and guests', async () => {
    const ada = randomUUID();
    expect(await refusalOf(save(kind({ id: `triffid--${randomUUID()}` }), ada))).toMatchObject({
      ...{ code: 'invalid', field: 'id' },
    });
    expect(await refusalOf(save(kind({ isPlant: true }), ada))).toMatchObject({
      ...{ code: 'invalid', message: 'A plant of your own needs a spacing' },
    });
    const byGuest = services.messaging.send(saveOwnKindCommand, kind(), asGuest());
    expect(await refusalOf(byGuest)).toMatchObject({ code: 'not-signed-in' });
    expect(await fetch(ada)).toEqual([]);
  });
});
