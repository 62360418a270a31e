/** What a person who deploys can do something about: told in a line, with the exit code. */
export class DeployProblem extends Error {}
