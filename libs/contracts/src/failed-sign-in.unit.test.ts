import { markFailedSignIn, withoutFailedSignIn } from './failed-sign-in';

describe('the mark of a failed sign-in', () => {
  it.each(['https://planted.example/', 'https://planted.example/plant-finder?zone=6a#results'])(
    'is taken off again: %s',
    (page) => {
      const marked = new URL(page);
      markFailedSignIn(marked);
      expect(marked.href).not.toBe(page);
      expect(withoutFailedSignIn(marked.href)).toBe(page);
      expect(withoutFailedSignIn(page)).toBeUndefined();
    },
  );
});
