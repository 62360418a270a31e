/** Longest title and subtext, in characters (3 §5 Export). */
export const MAX_PLAN_TEXT = 50;

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

export const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** What a gardener can choose for the picture of a garden (3 §2.3 'Export Garden Plan dialog'). */
export interface PlanOptions {
  readonly title: string;
  readonly subtext: string;
  readonly titleAlignment: Alignment;
  readonly subtextAlignment: Alignment;
  readonly showsFooter: boolean;
  readonly showsWatermark: boolean;
  readonly watermarkCorner: Corner;
  /** The framed ground that the bed lies on. */
  readonly showsGardenBackground: boolean;
  /** The paper; without it the picture is transparent around what is drawn. */
  readonly showsImageBackground: boolean;
}

/** The first so many characters, never half of one. */
const cut = (text: string): string => {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > MAX_PLAN_TEXT) break;
    kept += character;
  }
  return kept;
};

/** How the dialog opens: everything shown, under the garden's name. */
export const planOptionsFor = (gardenName: string): PlanOptions => ({
  title: cut(gardenName),
  subtext: '',
  titleAlignment: 'center',
  subtextAlignment: 'center',
  showsFooter: true,
  showsWatermark: true,
  watermarkCorner: 'bottom-right',
  showsGardenBackground: true,
  showsImageBackground: true,
});
