import { useSyncExternalStore } from 'react';

/**
 * The colors of design tokens ('soil', 'grid-line', …) as the browser resolves them now, for drawing on a canvas.
 * Each is an `rgb(…)` text. Read them again when the theme changes: `useThemeVersion` says when.
 */
export function readTokenColors<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const computed = getComputedStyle(probe);
  const colors = names.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, computed.color] as const;
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<Name, string>;
}

let version = 0;

function subscribe(onChange: () => void): () => void {
  const changed = () => {
    version += 1;
    onChange();
  };
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  system.addEventListener('change', changed);
  choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-sun'] });
  return () => {
    system.removeEventListener('change', changed);
    choice.disconnect();
  };
}

/** A number that changes with the theme, whether the system, html[data-theme] or html[data-sun] changed it. */
export const useThemeVersion = (): number => useSyncExternalStore(subscribe, () => version);
