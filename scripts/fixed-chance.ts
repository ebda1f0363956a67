import fc from 'fast-check';

/**
 * What tests draw by chance is the same in every run, so that none fails one day and passes the next. A campaign draws
 * anew: `FAST_CHECK_SEED=7 FAST_CHECK_RUNS=5000 npm test -- domain`. What it finds becomes a plain example of the test.
 */
const { FAST_CHECK_SEED: seed = '20261128', FAST_CHECK_RUNS: runs } = process.env;
fc.configureGlobal({ seed: Number(seed), ...(runs ? { numRuns: Number(runs) } : {}) });
