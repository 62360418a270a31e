/**
 * A build that a test run starts is the same build: without this the federation plugin leaves itself out under Jest,
 * and the build cache would go on handing out what came of that.
 */
process.env.MFE_VITE_NO_TEST_ENV_CHECK = 'true';
if (process.env.NODE_ENV === 'test') process.env.NODE_ENV = 'production';
