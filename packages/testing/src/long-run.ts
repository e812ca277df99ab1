import process from 'node:process';

/** True in `pnpm test:long`, which tries everything; the other runs try a sample. */
export const long = process.env['TEST_LONG'] === 'true';

/** The seed of the random sequences in `pnpm test:long`, to repeat a run that failed. Undefined: another one each time. */
export const seed =
  process.env['TEST_SEED'] === undefined ? undefined : Number(process.env['TEST_SEED']);
