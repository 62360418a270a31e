import type { GardenStyle } from './garden-styles';

/** The picture of a garden style, 320 × 200; what it shows is said beside it. */
export const StyleScene = ({ style, className }: { style: GardenStyle; className: string | undefined }) => (
  <img className={className} src={`/illustrations/scenes/${style.id}.svg`} alt="" width="320" height="200" />
);
