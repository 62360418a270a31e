import { MAX_OWN_KINDS, type OwnKind, type OwnKindEvent, REMOVED_TEXT } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import { ownKindsDecider, ownKindsIn, type OwnKindsLog } from './own-kinds.decider';

const idOf = (at: number): string => `radish--0190a1b2-c3d4-7e5f-8a9b-${String(at).padStart(12, '0')}`;
const kind = (known: Partial<OwnKind> = {}): OwnKind => ({
  ...{ id: idOf(1), isPlant: false, name: 'Aunt Rosa’s', facts: {} },
  ...known,
});
const saved = (known: Partial<OwnKind> = {}): OwnKindEvent => ({
  ...{ type: 'OwnKindSaved', schemaVersion: 2, data: kind(known) },
});
const after = (...events: OwnKindEvent[]): OwnKindsLog => fold(ownKindsDecider, events);
const save = (log: OwnKindsLog, known: Partial<OwnKind> = {}) =>
  ownKindsDecider.decide(log, { type: 'SaveOwnKind', actorId: 'ada', kind: kind(known) });
const remove = (log: OwnKindsLog, id = idOf(1)) =>
  ownKindsDecider.decide(log, { type: 'RemoveOwnKind', actorId: 'ada', id });

describe('the decider of own kinds', () => {
  it('REA-5 needs a name alone under a plant, and says nothing twice', () => {
    expect(save(null)).toEqual({ ok: true, events: [saved()] });
    expect(save(after(saved()))).toEqual({ ok: true, events: [] });
    expect(save(after(saved()), { facts: { days_to_maturity: 30 } })).toMatchObject({
      ok: true,
      events: [{}],
    });
  });

  it.each([
    [{}, 'kind.facts.spacing_inches', 'a spacing'],
    [{ spacing_inches: 6 }, 'kind.facts.days_to_maturity', 'its days to harvest'],
  ])('REA-5 refuses a plant from nothing with %j', (facts, field, what) => {
    expect(save(null, { isPlant: true, facts })).toMatchObject({
      ok: false,
      refusal: { code: 'invalid', field, message: `A plant of your own needs ${what}` },
    });
  });

  it('REA-5 refuses weeks indoors of what is sown in its place', () => {
    const facts = { start: 'direct-sow', indoor_weeks: 6 } as const;
    expect(save(null, { facts })).toMatchObject({
      ok: false,
      refusal: { code: 'invalid', field: 'kind.facts.indoor_weeks' },
    });
    expect(save(null, { facts: { ...facts, start: 'sow-indoors' } })).toMatchObject({ ok: true });
    expect(save(null, { facts: { indoor_weeks: 6 } })).toMatchObject({ ok: true });
  });

  it('REA-5 offers what was removed no more, keeps its name, and takes it back when it is saved again', () => {
    const removed = after(saved(), { type: 'OwnKindRemoved', schemaVersion: 1, data: { id: idOf(1) } });
    expect(ownKindsIn(removed).list).toEqual([{ ...kind(), isRemoved: true }]);
    expect(remove(removed)).toEqual({ ok: true, events: [] });
    expect(save(removed)).toMatchObject({ ok: true, events: [{ type: 'OwnKindSaved' }] });
    expect(remove(null)).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
  });

  it('REA-5 refuses one more than there is room for, and still changes those that are there', () => {
    const full = after(...Array.from({ length: MAX_OWN_KINDS }, (_, at) => saved({ id: idOf(at) })));
    expect(save(full, { id: idOf(MAX_OWN_KINDS) })).toMatchObject({
      ok: false,
      refusal: { message: 'You have 5,000 plants of your own, and there is room for no more' },
    });
    expect(save(full, { name: 'Other' })).toMatchObject({ ok: true, events: [{}] });
  });

  it('REA-5 is told the same list until something changes, whichever state was asked for before', () => {
    const events = Array.from(
      { length: 40 },
      (_, at): OwnKindEvent =>
        at % 7 === 6
          ? { type: 'OwnKindRemoved', schemaVersion: 1, data: { id: idOf(at - 3) } }
          : saved({ id: idOf(at % 23), name: `Bean ${at}` }),
    );
    const states: OwnKindsLog[] = [null];
    for (const event of events) states.push(ownKindsDecider.evolve(states.at(-1) ?? null, event));
    for (const at of [40, 12, 13, 14, 40, 30, 2, 40, 39]) {
      const { list } = ownKindsIn(states[at] ?? null);
      expect(list).toEqual(ownKindsIn(after(...events.slice(0, at))).list);
      expect(ownKindsIn(states[at] ?? null).list).toBe(list);
    }
  });

  it('reads a gardener who was forgotten', () => {
    expect(ownKindsIn(after(saved({ name: REMOVED_TEXT }))).byId.get(idOf(1))?.name).toBe(REMOVED_TEXT);
  });
});
