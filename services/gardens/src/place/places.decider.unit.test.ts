import { REMOVED_TEXT } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import { type ChoosePlace, choiceIn, placesDecider } from './places.decider';

const noPlace = { place: null, ownDates: null };
const choose = (changes: Partial<ChoosePlace> = {}): ChoosePlace => ({
  ...{ type: 'ChoosePlace', actorId: 'ada', gardenId: null, expectedVersion: 0, choice: noPlace },
  ...changes,
});

describe('the decider of places', () => {
  it('counts the choices of each garden and of the gardener apart', () => {
    const decided = placesDecider.decide(placesDecider.initialState, choose());
    expect(decided).toEqual({
      ok: true,
      events: [
        { type: 'PlaceChosen', schemaVersion: 1, data: { gardenId: null, version: 1, choice: noPlace } },
      ],
    });
    const state = fold(placesDecider, decided.ok ? decided.events : []);
    expect(choiceIn(state, null)).toEqual({ version: 1, choice: noPlace });
    expect(choiceIn(state, 'bed')).toEqual({ version: 0, choice: null });
    expect(placesDecider.decide(state, choose({ gardenId: 'bed' }))).toMatchObject({
      ok: true,
      events: [{}],
    });
  });

  it('refuses a choice of a page that is behind, and takes one that is there already', () => {
    const state = placesDecider.evolve(placesDecider.initialState, {
      ...{ type: 'PlaceChosen', schemaVersion: 1, data: { gardenId: null, version: 1, choice: noPlace } },
    });
    expect(placesDecider.decide(state, choose())).toEqual({ ok: true, events: [] });
    expect(placesDecider.decide(state, choose({ choice: null }))).toMatchObject({
      ok: false,
      refusal: { code: 'conflict', field: 'expectedVersion', current: { version: 1, choice: noPlace } },
    });
  });

  it('SEA-12 keeps whether dates follow harvests through choices that do not say so', () => {
    const saying = { ...noPlace, learns: false };
    const said = placesDecider.evolve(placesDecider.initialState, {
      ...{ type: 'PlaceChosen', schemaVersion: 1, data: { gardenId: null, version: 1, choice: saying } },
    });
    const ownDates = { lastFrost: 126, firstFrost: 275, hemisphere: null };
    const decided = placesDecider.decide(
      said,
      choose({ expectedVersion: 1, choice: { place: null, ownDates } }),
    );
    expect(decided).toMatchObject({
      ok: true,
      events: [{ data: { choice: { place: null, ownDates, learns: false } } }],
    });
    // The same place again is no other choice.
    expect(placesDecider.decide(said, choose({ expectedVersion: 1 }))).toEqual({ ok: true, events: [] });
    expect(
      placesDecider.decide(said, choose({ expectedVersion: 1, choice: { ...noPlace, learns: true } })),
    ).toMatchObject({ ok: true, events: [{ data: { version: 2, choice: { learns: true } } }] });
  });

  it('knows no place of a gardener who is forgotten', () => {
    const state = placesDecider.evolve(placesDecider.initialState, {
      ...{
        type: 'PlaceChosen',
        schemaVersion: 1,
        data: { gardenId: null, version: 3, choice: REMOVED_TEXT },
      },
    });
    expect(choiceIn(state, null)).toEqual({ version: 3, choice: null });
  });
});
