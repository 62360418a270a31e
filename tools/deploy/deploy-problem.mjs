/** A problem that the person who deploys can solve: reported in a line, with the exit code. */
export class DeployProblem extends Error {}
