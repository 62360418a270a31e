/**
 * `npm run new-call -- count-plants --service tracking`: a call on its whole way, from contract to handler and client,
 * with tests. `--group gardens` for /api/gardens/countPlants, `--anyone` where guests may make it. docs/recipes.md
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';
import { root } from './workspace/root.mjs';
import { installedScript, runStep } from './workspace/run-step.mjs';

const USAGE = `npm run new-call -- <verb-noun> --service <service> [--group <group>] [--anyone]

Creates a call on its whole way, from contract to handler and client, with tests: docs/recipes.md.

  --service <service>  that handles it, e.g. tracking
  --group <group>      of its address, e.g. gardens for /api/gardens/countPlants
  --anyone             guests may make it`;

const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: { service: { type: 'string' }, group: { type: 'string' }, anyone: { type: 'boolean' } },
});
const { createCall } = await import('./new-call/create-call.mjs');

/** @param {string[]} args */
async function run(...args) {
  const { code, output } = await runStep({ command: process.execPath, args });
  if (code !== 0) throw new Error(output.trim());
}

try {
  const [name = '', ...more] = positionals;
  if (more.length > 0 || values.service === undefined) throw new Error(`Usage: ${USAGE}`);
  const { group, anyone } = values;
  const wish = { name, service: values.service, ...(group && { group }), ...(anyone && { anyone }) };
  const { files, newGroup, isCommand } = createCall(root, wish);
  await run(installedScript('@biomejs/biome', 'biome'), 'format', '--write', ...files);
  await run('tools/docs/openapi.mjs');
  if (newGroup) console.log(`A new group of calls: ${newGroup}\n`);
  console.log(`${[...files, 'docs/api.md'].join('\n')}\n
It answers the note that it is sent. Next: its shape in libs/contracts/src/http, what it does in its handler, its tests.`);
  if (isCommand && ['gardens', 'tracking'].includes(values.service))
    console.log(`An event, where it stores one: libs/contracts/src/events, a command of that name in a decider of
services/${values.service}/src, and libs/contracts/src/testing/events-of-calls.ts. Until then
tools/calls/call-paths.unit.test.ts says what is missing.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
