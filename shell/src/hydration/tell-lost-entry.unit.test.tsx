import { screen } from '@testing-library/react';
import { tellLostEntry } from './tell-lost-entry';

const scriptOf = (type: string) => Object.assign(document.createElement('script'), { type });
const told = () => screen.queryByRole('alert');

describe('FLD-9 the code of a page that did not come', () => {
  afterEach(() => told()?.remove());

  it('is said, with a way to load it again', () => {
    tellLostEntry(scriptOf('module'));
    expect(told()).toHaveTextContent("This page didn't load: the connection was cut. Reload");
    expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', location.href);
  });

  it.each([
    ['a picture', document.createElement('img')],
    ['another script', scriptOf('text/javascript')],
    ['the page itself', null],
  ])('is not said of %s', (_, target) => {
    tellLostEntry(target);
    expect(told()).toBeNull();
  });
});
