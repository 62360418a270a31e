/** Does all of a work that is made to be done a few milliseconds at a time. */
export function inOneGo<T>(work: Generator<unknown, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Says the same after each step of a work. */
export function* saying<Word, T>(word: Word, work: Generator<unknown, T>): Generator<Word, T> {
  let step = work.next();
  while (!step.done) {
    yield word;
    step = work.next();
  }
  return step.value;
}
