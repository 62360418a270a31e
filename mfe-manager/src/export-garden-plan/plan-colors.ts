/**
 * What a picture is drawn in: the light theme's tokens by name, whatever the gardener's screen shows, since it is given
 * away. The build resolves the tokens once for a whole page, so that they cannot be read of the other theme.
 */
export const PLAN_COLORS = {
  paper: '#f5f0e3',
  plate: '#e9edd9',
  ink: '#262b20',
  'ink-soft': '#4d5242',
  leaf: '#23452f',
  rule: '#b9ac8b',
  soil: '#5b4231',
  'soil-lit': '#6d503c',
  'soil-line': '#71543f',
  'soil-edge': '#3b2a1b',
  'tile-base': '#f6ecd6',
} as const;
