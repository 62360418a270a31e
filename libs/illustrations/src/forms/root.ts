import type { Form } from '../subject';
import { rhizome } from './root/rhizome';
import { potato } from './root/potato';
import { roundRoot } from './root/round-root';
import { TAPROOTS, taproot } from './root/taproot';
import { rootTops } from './root/tops';

/** The tops above the crown and the whole root below it. */
export const root: Form = (pen, subject) => rootTops(pen, subject) + underground(subject.id)(pen, subject);

function underground(id: string): Form {
  if (id === 'potato') return potato;
  if (id === 'ginger' || id === 'turmeric') return rhizome;
  return id in TAPROOTS ? taproot : roundRoot;
}
