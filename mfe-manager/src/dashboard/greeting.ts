/** A greeting for the hour (0 to 23) on the gardener's clock. */
export const greetingAt = (hour: number): string => {
  if (hour < 5) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};
