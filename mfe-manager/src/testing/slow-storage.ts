import { browserDrafts } from '@planted/mfe-kit';
import { act } from '@testing-library/react';

/** Draft storage that responds when the returned function is called. */
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
