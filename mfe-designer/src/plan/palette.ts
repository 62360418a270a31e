/** The design tokens that the canvas draws with. */
const tokens = {
  surface: '--surface',
  raised: '--surface-raised',
  ink: '--ink',
  inkSoft: '--ink-soft',
  gridGround: '--grid-bg',
  gridLine: '--grid-line',
  gridLineFifth: '--grid-line-5',
  soil: '--soil',
  soilLit: '--soil-lit',
  soilLine: '--soil-line',
  soilEdge: '--soil-edge',
  loose: '--bed-loose',
  looseLine: '--bed-loose-line',
  select: '--select',
  selectInk: '--select-ink',
  valid: '--valid',
  invalid: '--invalid',
  focus: '--focus',
  leaf: '--leaf',
  inkOnLeaf: '--ink-on-brand',
} as const;

export type Palette = Readonly<Record<keyof typeof tokens, string>> & { readonly font: string };

/** Reads the tokens as the page shows them now. A probe is asked, since light-dark() resolves only on an element. */
export function readPalette(host: HTMLElement): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Where the system forces its colors on text, it must not force one color on the whole plan.
  probe.style.setProperty('forced-color-adjust', 'none');
  host.append(probe);
  const style = getComputedStyle(probe);
  const colors = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, style.color];
  });
  const font = style.fontFamily;
  probe.remove();
  return { ...(Object.fromEntries(colors) as Record<keyof typeof tokens, string>), font };
}

/** Calls back whenever the theme changes, by the system or by choice. @returns stops it */
export function onThemeChange(changed: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
