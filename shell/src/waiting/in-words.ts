/** 'treated_for_pests' is 'Treated for pests'. */
export const inWords = (name: string): string => {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
