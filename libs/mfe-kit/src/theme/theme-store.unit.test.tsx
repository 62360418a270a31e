import { createThemeStore } from './theme-store';

function setUp(storage: () => Pick<Storage, 'getItem' | 'setItem'>) {
  const root = document.createElement('html');
  return { root, theme: createThemeStore({ storage, root: () => root }) };
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('the theme', () => {
  it('follows the system until chosen, and then stands on the page', () => {
    const { root, theme } = setUp(memory);
    theme.apply();
    expect(root).not.toHaveAttribute('data-theme');
    theme.choose('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    theme.choose('system');
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('is remembered', () => {
    const storage = memory();
    setUp(() => storage).theme.choose('light');
    const { root, theme } = setUp(() => storage);
    theme.apply();
    expect(theme.get()).toBe('light');
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('holds for the page where the browser denies storage', () => {
    const { root, theme } = setUp(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    theme.apply();
    theme.choose('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });
});
