/** Where the production server listens during the tests. */
export const gamePort = Number(process.env['E2E_PORT'] ?? 4740);

/** Where the plain file host listens during the tests. */
export const staticPort = gamePort + 1;
