/**
 * A build that a test run starts is the same build: without this the federation plugin leaves itself out under Jest,
 * and the build cache would continue to serve the result.
 */
process.env.MFE_VITE_NO_TEST_ENV_CHECK = 'true';
if (process.env.NODE_ENV === 'test') process.env.NODE_ENV = 'production';
