export { callProblems } from './call-problems';
export { allCalls, type AnyCall, describeCalls, type DescribedCalls } from './describe-calls';
export { frozenText } from './frozen-text';
export { wireSchema, type WireSchema } from './wire-schema';
