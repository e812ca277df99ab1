import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'audio', include: ['src/**/*.test.ts'] } });
