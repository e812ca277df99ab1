// Build tools load this file with Node itself, and Node 20 cannot read TypeScript.
import { createJiti } from 'jiti';

export const { erasForEsbuild, erasForVite } = await createJiti(import.meta.url).import(
  './src/plugins.ts',
);
