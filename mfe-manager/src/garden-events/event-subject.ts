/** The subject that stands for the garden itself among its plants. */
export const WHOLE_GARDEN = 'garden';
