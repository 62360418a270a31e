/** A picture, font or worker's script under test: an address that nothing loads. */
module.exports = { __esModule: true, default: '/asset-stub' };
