export { Command } from 'commander';
export { wholeNumber } from './arguments';
export { helpRequestOf } from './help-request';
export { onOneLine } from './on-one-line';
export { OPS_EXIT, OpsFailure, type OpsArea, type OpsExit, type OpsTool } from './ops-tool';
export { startProgress } from './progress';
export { grouped, printRows, type Column } from './print-rows';
export { runOps, type OpsRequest } from './run-ops';
export { streamFold, type StreamFold } from './stream-fold';
