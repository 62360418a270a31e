import { createStore, type Session } from '@planted/mfe-kit';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followOwner } from './follow-owner';

const guest: Session = { status: 'guest', user: null, error: null };
const loading: Session = { status: 'loading', user: null, error: null };
const gardener = (id: string): Session => ({
  status: 'signed-in',
  user: { id, given_name: id, profile_picture_url: null },
  error: null,
});

function setUp(session: Session) {
  const store = createStore(session);
  const queries = new QueryClient();
  followOwner(queries, store);
  queries.setQueryData(['gardens'], ['Salad bed']);
  return { store, queries };
}

describe('what the page knows', () => {
  it('stays, but is asked for again, when a guest signs in', () => {
    const { store, queries } = setUp(guest);
    store.set(gardener('rosa'));
    expect(queries.getQueryData(['gardens'])).toEqual(['Salad bed']);
    expect(queries.getQueryState(['gardens'])?.isInvalidated).toBe(true);
  });

  it.each([
    ['signs out', guest],
    ['gives way to another', gardener('jan')],
  ])(
    'is gone when a gardener %s, and what their page shows is not requested as another gardener',
    (_what, next) => {
      const { store, queries } = setUp(gardener('rosa'));
      const ask = jest.fn(async () => ['Somebody else’s bed']);
      const shown = { queryKey: ['gardens'], queryFn: ask, staleTime: Number.POSITIVE_INFINITY };
      const stop = new QueryObserver(queries, shown).subscribe(() => {});
      store.set(next);
      expect(queries.getQueryData(['gardens'])).toBeUndefined();
      expect(ask).not.toHaveBeenCalled();
      stop();
    },
  );

  it.each([
    ['the same gardener is found again', gardener('rosa')],
    ['it turns out whose it is', loading],
  ])('is not touched when %s', (_what, before) => {
    const { store, queries } = setUp(before);
    store.set(gardener('rosa'));
    expect(queries.getQueryState(['gardens'])?.isInvalidated).toBe(false);
  });
});
