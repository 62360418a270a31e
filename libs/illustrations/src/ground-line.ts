/** Where a root or a bulb meets the ground, in a drawing of 100 by 100. */
export const ROOT_CROWN = 46;
export const BULB_CROWN = 56;

const GROUND = 92;
const CROWNS: Readonly<Record<string, number>> = { root: ROOT_CROWN, bulb: BULB_CROWN };

/** How far below its top a plant of this form meets the ground. */
export const groundLineOf = (form: string): number => CROWNS[form] ?? GROUND;

/** Whether most of the plant belongs under the ground. */
export const growsUnderground = (form: string): boolean => form in CROWNS;
