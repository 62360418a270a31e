/** Estimated number of plants for an area in square feet: area / 4, rounded (1 §9, 2 §9). */
export const estimatePlants = (area: number): number => Math.round(area / 4);
