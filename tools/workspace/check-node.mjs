/** Imported before anything else: says so plainly where Node is too old. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Planted needs Node 20.19 or newer; this is ${process.versions.node}: https://nodejs.org`);
  process.exit(1);
}
