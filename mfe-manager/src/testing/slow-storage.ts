import { browserDrafts } from '@planted/mfe-kit';
import { act } from '@testing-library/react';

/** Storage of drafts that answers when it is told to, by calling what this returns. */
export function slowStorage(): () => Promise<void> {
  const get = browserDrafts.get;
  let answer = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  jest.spyOn(browserDrafts, 'get').mockImplementation(async (place) => {
    await told;
    return get(place);
  });
  return () => act(async () => answer());
}
