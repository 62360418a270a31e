/** A picture or font under test: an address that nothing loads. */
module.exports = { __esModule: true, default: '/asset-stub' };
