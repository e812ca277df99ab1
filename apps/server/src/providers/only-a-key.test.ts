import { builtInEras } from '@time-traveler/game-core';
import { expect, it } from 'vitest';
import { startDeepSeek } from '../testing/stand-ins';
import { startListeningProcess } from '../testing/test-process';
import { makeSite } from '../testing/test-site';
import { createVisitor } from '../testing/test-visitor';

it('the built server with nothing but a key answers choices and backgrounds of a model, after one request each', async () => {
  const vendor = await startDeepSeek();
  const { url } = await startListeningProcess({
    SITE_DIR: await makeSite(),
    DEEPSEEK_API_KEY: 'sk-test',
    // In place of the vendor; the model and everything else are the defaults.
    DEEPSEEK_BASE_URL: vendor.url,
    POOL_SIZE: '1',
  });
  const visitor = createVisitor(url);
  for (const { period } of builtInEras) {
    for (const part of ['choices', 'context'] as const) {
      expect((await visitor.ask(part, period.slug)).data).toMatchObject({ origin: 'model' });
    }
  }
  expect(vendor.received).toHaveLength(builtInEras.length * 2);
});
