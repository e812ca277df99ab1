import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'game-core', include: ['src/**/*.test.ts'] } });
