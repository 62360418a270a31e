/** Writes docker-compose.yml from the topology. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { composeText } from './compose-text.mjs';

writeFileSync(join(root, 'docker-compose.yml'), composeText());
