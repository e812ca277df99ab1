import process from 'node:process';

/** True in `pnpm test:long`, which tries everything; `pnpm test` tries a sample. */
export const long = process.env['TEST_LONG'] === 'true';
