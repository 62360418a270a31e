import { stringify } from 'yaml';
import { composeFile } from './compose.mjs';

const HEAD = `# Planted as separate containers: the product of tools/topology/topology.mjs, from which this file is made by
# \`node tools/topology/write-compose.mjs\` (a test compares the two). Change the topology, not this file.
#
#   mkdir -m 700 .secrets && touch .secrets/google_client_secret
#   openssl rand -hex 32 > .secrets/postgres_password && openssl rand -base64 32 > .secrets/master_key
#   NODE_ENV=development docker compose up        then http://localhost:8080, with the demo gardener
#
# Unless told otherwise it runs in production: set GOOGLE_CLIENT_ID and fill .secrets/google_client_secret. TLS ends in
# front of the edge: set PUBLIC_ORIGIN to the https address that browsers see, TRUSTED_PROXIES to the address that
# requests come from (10.83.0.1 for a proxy on this host), and PUBLISH_ADDRESS and PUBLISH_PORT to where the edge is
# reached (127.0.0.1, 8080). The demo gardener comes in by a loopback address only, and through no proxy.
#
#   docker compose run --rm ops read-models status        what operators do; files are in the volume 'ops'
`;

/** @returns {string} the file, line by line */
export const composeText = () =>
  HEAD + stringify(composeFile(), { lineWidth: 0, aliasDuplicateObjects: false });
