import type { Form } from '../subject';
import { bulb } from './bulb';
import { cane } from './cane';
import { fern } from './fern';
import { flowerCluster } from './flower-cluster';
import { flowerSingle } from './flower-single';
import { fruitingBush } from './fruiting-bush';
import { grass } from './grass';
import { head } from './head';
import { herbClump } from './herb-clump';
import { leafyRosette } from './leafy-rosette';
import { root } from './root';
import { spike } from './spike';
import { stalk } from './stalk';
import { succulent } from './succulent';
import { trailing } from './trailing';
import { tree } from './tree';
import { vine } from './vine';

const FORMS: ReadonlyMap<string, Form> = new Map([
  ['bulb', bulb],
  ['cane', cane],
  ['fern', fern],
  ['flower-cluster', flowerCluster],
  ['flower-single', flowerSingle],
  ['fruiting-bush', fruitingBush],
  ['grass', grass],
  ['head', head],
  ['herb-clump', herbClump],
  ['leafy-rosette', leafyRosette],
  ['root', root],
  ['spike', spike],
  ['stalk', stalk],
  ['succulent', succulent],
  ['trailing', trailing],
  ['tree', tree],
  ['vine', vine],
]);

/** The body plan of that name; a clump of leaves for one that is not known. */
export const formNamed = (name: string): Form => FORMS.get(name) ?? herbClump;
