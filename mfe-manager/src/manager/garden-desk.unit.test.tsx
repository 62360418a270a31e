import { renderRemote } from '@planted/mfe-kit/testing';
import { screen } from '@testing-library/react';
import remote from '../routes';
import { gardensOf, serve } from '../testing/serve-gardens';

const realFetch = globalThis.fetch;
const realMatchMedia = globalThis.matchMedia;
afterEach(() => {
  globalThis.fetch = realFetch;
  globalThis.matchMedia = realMatchMedia;
});

it.each([
  ['on a phone before everything else', true, ['Recent Activity', 'Plants', 'Garden Overview']],
  ['in a wide window beside it', false, ['Garden Overview', 'Recent Activity', 'Plants']],
])('MAN-4 recent activity stands %s', async (_where, isNarrow, order) => {
  globalThis.matchMedia = (media) => ({
    ...realMatchMedia(media),
    matches: isNarrow && media === '(max-width: 768px)',
  });
  serve(gardensOf());
  renderRemote(remote, { at: '/garden-manager', user: { given_name: 'Maya' } });
  const found = [
    await screen.findByRole('heading', { name: 'Recent Activity' }),
    screen.getByRole('tab', { name: 'Plants' }),
    screen.getByRole('heading', { name: 'Garden Overview' }),
  ];
  const inOrder = found.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder.map(({ textContent }) => textContent)).toEqual(order);
});
