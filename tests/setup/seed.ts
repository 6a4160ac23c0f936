import fc from 'fast-check'

// Property tests and `chance` draw from the seed that vitest.config.ts prints.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.TEST_SEED) })
