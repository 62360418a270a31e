/** What every remote takes from the shell at run time: package name → range it accepts. */
export const sharedAtRunTime: Readonly<Record<string, string>>;
