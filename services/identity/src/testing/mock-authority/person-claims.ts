/** What the authority knows of a person by their name. */
export const personClaims = (name: string): Record<string, unknown> => ({
  sub: `person-${name}`,
  name: `${name} Example`,
  given_name: name,
  email: `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.org`,
  email_verified: true,
});
