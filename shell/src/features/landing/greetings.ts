export interface Greeting {
  readonly greet: (givenName: string) => string;
  readonly button: string;
}

/**
 * For a signed-in gardener, one at random (1 §2): the last one is generic, for anyone and for who has no name. The
 * buttons lead down the page to where to start (LAND-5), and promise no more.
 */
export const greetings: readonly Greeting[] = [
  { greet: (name) => `Good to see you, ${name}!`, button: 'Choose Where to Start' },
  { greet: (name) => `Your beds missed you, ${name}.`, button: "See What's Next" },
  { greet: (name) => `What shall we sow today, ${name}?`, button: 'Look at Your Tools' },
  { greet: (name) => `Roll up your sleeves, ${name}!`, button: 'Choose a Tool' },
  { greet: (name) => `${name}, the soil is ready.`, button: 'See Where to Start' },
  { greet: (name) => `A fine day for a garden, ${name}.`, button: 'Look Around' },
  { greet: (name) => `Welcome back, ${name}!`, button: 'See Your Tools' },
  { greet: () => 'Welcome back to the garden!', button: 'Start Growing Today' },
];

/**
 * @param givenName null while it is not known: then the generic words, and the button that stays when it is
 * @param chance in 0 … 1, 1 excluded
 * @returns one of the greetings; for a gardener without a name the generic one
 */
export function chooseGreeting(givenName: string | null, chance: number): Greeting {
  const generic = greetings.at(-1) as Greeting;
  const chosen = greetings[Math.floor(chance * greetings.length)] ?? generic;
  if (givenName === null) return { ...chosen, greet: generic.greet };
  return givenName.trim() === '' ? generic : chosen;
}
