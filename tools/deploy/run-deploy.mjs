/** The commands of `npm run deploy`. */
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { deploymentsIn } from '../product/deployments-folder.mjs';
import { readSettings } from '../product/settings.mjs';
import { DeployProblem } from './deploy-problem.mjs';
import { federatedName, readList, writeList } from './deployments.mjs';
import { listLines, listRows } from './list.mjs';
import { prepare } from './prepare.mjs';
import { publish } from './publish.mjs';
import { goLive, OWN_BUILD, promote, rollBack, startCanary } from './switch.mjs';
import { withLock } from './with-lock.mjs';

const DEPLOY_EXIT = { done: 0, refused: 1, notUnderstood: 2 };

const EXIT_CODES = `
Exit codes:
  0  done
  1  rejected; nothing was changed
  2  usage error; nothing was done

A deployment replaces remotes.json in the target folder atomically; visitors get the new version on their next page
load. See docs/micro-frontends.md.`;

/**
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} environment
 * @property {(line: string) => void} out results
 * @property {(line: string) => void} err progress and complaints
 * @property {() => Date} now
 *
 * @typedef {object} Flags
 * @property {string} target
 * @property {string} [dist]
 * @property {string} [origin]
 * @property {URL} [shell]
 * @property {boolean} [json]
 * @property {boolean} browser
 *
 * @typedef {import('./deployments.mjs').Deployed} Deployed
 */

/**
 * @param {readonly string[]} args
 * @param {Surroundings} surroundings
 * @returns {Promise<number>} one of DEPLOY_EXIT
 */
export async function runDeploy(args, surroundings) {
  const { environment, out, err } = surroundings;
  const target = deploymentsIn(readSettings(environment).dataDir, environment);
  const program = new Command('npm run deploy --')
    .description('Builds, checks and publishes one micro-frontend, and switches visitors to it.')
    .addHelpText('after', EXIT_CODES)
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: (text) => err(text.trimEnd()) })
    .exitOverride();

  /** @param {string} usage @param {string} description */
  const command = (usage, description, isDefault = false) =>
    program
      .command(usage, { isDefault })
      .description(description)
      .option('--target <folder>', 'the folder that the product serves deployments from', target)
      .option('--json', 'the result as JSON')
      .exitOverride();
  /** @param {Command} built */
  const withBuild = (built) =>
    built
      .option('--dist <folder>', 'publish this build instead of making one')
      .option('--origin <url>', "origin that serves the target folder, if not the product's own")
      .option(
        '--shell <url>',
        "run the smoke test in that product's shell instead of this clone's",
        productAddress,
      )
      .option('--no-browser', 'skip the smoke test (for machines without a browser)');
  const remote = () => new Argument('<micro-frontend>', 'its folder, e.g. mfe-finder').argParser(remoteName);

  /**
   * @param {string} name
   * @param {Flags} flags
   * @param {string} done what to say
   * @param {(current: Deployed) => Deployed} change
   */
  const change = async (name, flags, done, change) => {
    const key = federatedName(name);
    const after = await withLock(flags.target, () => {
      const remotes = readList(flags.target);
      const next = change(remotes[key] ?? OWN_BUILD);
      writeList(flags.target, { ...remotes, [key]: next });
      return next;
    });
    const live = after.version ?? 'the built-in version';
    const shown = after.canary ? `${live}, and ${after.canary.version} for ${after.canary.share}%` : live;
    out(flags.json ? JSON.stringify({ remote: name, ...after }) : `${name}: ${done}; live is ${shown}`);
  };
  /** @param {string} name @param {Flags} flags */
  const publishNew = async (name, flags) => {
    const build = await prepare(name, { ...flags, log: err });
    return publish(flags.target, name, build, { origin: flags.origin, now: surroundings.now() });
  };

  withBuild(command('publish', 'build, check, publish and go live (default command)', true))
    .addArgument(remote())
    .action(async (name, flags) => {
      const next = await publishNew(name, flags);
      await change(name, flags, 'deployed', (current) => goLive(current, next));
    });
  withBuild(command('canary', 'publish to a percentage of visitors (sticky per visitor)'))
    .addArgument(remote())
    .addArgument(new Argument('<share>', 'of all visitors, e.g. 10%').argParser(shareOf))
    .action(async (name, share, flags) => {
      const next = await publishNew(name, flags);
      await change(name, flags, 'canary started', (current) => startCanary(current, next, share));
    });
  command('promote', 'promote the canary to all visitors')
    .addArgument(remote())
    .action((name, flags) => change(name, flags, 'canary promoted', promote));
  command('rollback', 'end the canary, or restore the previous version')
    .addArgument(remote())
    .action((name, flags) => change(name, flags, 'rolled back', rollBack));
  command('remove', 'remove all its deployments; the built-in version goes live if there is one')
    .addArgument(remote())
    .action((name, flags) => change(name, flags, 'removed', () => OWN_BUILD));
  command('list', 'list every micro-frontend and its versions').action((flags) => {
    const rows = listRows(flags.target);
    for (const line of flags.json ? rows.map((row) => JSON.stringify(row)) : listLines(rows)) out(line);
  });

  try {
    await program.parseAsync([...args], { from: 'user' });
    return DEPLOY_EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError)
      return error.exitCode === 0 ? DEPLOY_EXIT.done : DEPLOY_EXIT.notUnderstood;
    if (!(error instanceof DeployProblem)) throw error;
    err(error.message);
    return DEPLOY_EXIT.refused;
  }
}

/** @param {string} text */
function remoteName(text) {
  if (!/^mfe-[a-z]+$/.test(text))
    throw new InvalidArgumentError("Use the micro-frontend's folder name, e.g. mfe-finder.");
  return text;
}

/** @param {string} text */
function productAddress(text) {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address?.protocol.startsWith('http'))
    throw new InvalidArgumentError('Give a full URL, e.g. https://planted.example.');
  return address;
}

/** @param {string} text */
function shareOf(text) {
  const share = Number(/^(\d{1,2})%?$/.exec(text)?.[1] ?? 0);
  if (share < 1)
    throw new InvalidArgumentError(
      'The share must be a whole percentage from 1 to 99. Use promote for all visitors.',
    );
  return share;
}
