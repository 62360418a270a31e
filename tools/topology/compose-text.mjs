import { stringify } from 'yaml';
import { composeFile } from './compose.mjs';

const HEAD = `# Planted as separate containers: the product of tools/topology/topology.mjs, from which this file is made by
# \`node tools/topology/write-compose.mjs\` (a test compares the two). Change the topology, not this file.
#
#   mkdir -m 700 .secrets && touch .secrets/google_client_secret
#   openssl rand -hex 32 > .secrets/postgres_password && openssl rand -base64 32 > .secrets/master_key
#   docker compose up --build        then http://localhost:8080
#
# TLS ends in front of the edge: set PUBLIC_ORIGIN to the https address that browsers see, and PUBLISH to where the
# edge is reached (127.0.0.1:8080 unless told otherwise).
`;

/** @returns {string} the file, line by line */
export const composeText = () =>
  HEAD + stringify(composeFile(), { lineWidth: 0, aliasDuplicateObjects: false });
