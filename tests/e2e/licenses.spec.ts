import { expect, test } from '../support/test';

test('the built game includes the licenses of typefaces, soundfont and libraries', async ({
  request,
}) => {
  const carried = await request.get('/licenses.txt');
  expect(carried.status()).toBe(200);
  const text = await carried.text();
  for (const name of ['Historical Time Traveler', 'Uncial Antiqua', 'SIL OPEN FONT LICENSE']) {
    expect(text).toContain(name);
  }
  expect(text).toContain('FluidR3 GM soundfont');
  expect(text).toContain('Workbox');

  const libraries = await request.get('/licenses-libraries.txt');
  expect(libraries.status()).toBe(200);
  const list = await libraries.text();
  for (const name of ['react', 'howler', 'dompurify', '@radix-ui/react-dialog', 'valibot']) {
    expect(list).toContain(`\n## ${name} - `);
  }
});
