import process from 'node:process';

/** True in `pnpm test:long`, which tries everything; the other runs try a sample. */
export const long = process.env['TEST_LONG'] === 'true';
