import fc from 'fast-check';

// Always the same ones, so that a change is noticed each time or never.
fc.configureGlobal({ numRuns: 60, seed: 1845 });
