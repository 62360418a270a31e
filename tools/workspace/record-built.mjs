/** The nx target `built`, which waits for the build of every package. */
import { recordBuilt } from './ensure-built.mjs';

recordBuilt(process.env);
