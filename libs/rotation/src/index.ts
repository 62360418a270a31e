export { type Advice, compareAdvice, isSerious, type Met } from './advice';
export { adviceSentence, type AdviceWords, EVIDENCE_NAMES } from './advice-words';
export { type BedMemory, type Grown, memoryOf } from './bed-memory';
export { familiesByYear } from './families';
export { goneFrom, hasGround, squareNames, type StoredPlanting } from './garden-memory';
export { createRotation, type Rotation, type ToPlant } from './rotation';
export type {
  DefaultRule,
  Evidence,
  Exempt,
  NotPromised,
  RotationFacts,
  RotationKind,
  RotationRule,
} from './rotation-facts';
export { sourceName } from './source-names';
export { isTroubleOf, troubleName } from './troubles';
