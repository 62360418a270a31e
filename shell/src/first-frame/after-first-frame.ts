/**
 * Whatever imports this runs after the first frame, with all else that it imports: a slow phone takes half a second to run
 * the code of a page, and paints nothing meanwhile. The build makes it a script of its own, and its last line one that
 * waits (vite.config.ts).
 */
import { firstFrame } from './first-frame';

void firstFrame();
