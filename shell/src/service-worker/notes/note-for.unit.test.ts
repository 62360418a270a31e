import { noteFor } from './note-for';

const note = {
  ...{ title: '2 things in your gardens', body: 'Sow Radish · Water Bed', owner: 'ada', day: '2027-06-01' },
  ...{ done: [], tomorrow: [] },
};
const from = (value: unknown) => noteFor({ json: () => value });

describe('the note that a push shows', () => {
  it('TEL-4 counts, names, and is one for a gardener and day however often it arrives', () => {
    expect(from(note)).toMatchObject({
      ...{ title: '2 things in your gardens', body: 'Sow Radish · Water Bed', data: note },
      actions: [
        { action: 'done', title: 'Done' },
        { action: 'tomorrow', title: 'Tomorrow' },
      ],
    });
    expect(from(note).tag).toBe(from({ ...note, title: 'Later' }).tag);
    expect(
      new Set([note, { ...note, day: '2027-06-02' }, { ...note, owner: 'eve' }].map((one) => from(one).tag))
        .size,
    ).toBe(3);
  });

  it('TEL-4 has no Done where not all can be done by one press, and both on an example', () => {
    const acts = (one: object) => from(one).actions.map(({ title }) => title);
    expect(acts({ ...note, done: null })).toEqual(['Tomorrow']);
    expect(acts({ ...note, done: null, day: null })).toEqual(['Done', 'Tomorrow']);
  });

  it('TEL-4 has no button whose commands had no room in the push, and opens the page as ever', () => {
    const acts = (one: object) => from(one).actions.map(({ title }) => title);
    expect(acts({ ...note, tomorrow: null })).toEqual(['Done']);
    expect(acts({ ...note, done: null, tomorrow: null })).toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['what is no JSON', { json: () => JSON.parse('{') }],
    ['another thing', { json: () => ({ hello: 1 }) }],
  ])('TEL-4 shows a note for every push, also one of %s', (_, data) => {
    expect(noteFor(data)).toMatchObject({ title: 'Planted', actions: [] });
  });
});
