import { fileURLToPath } from 'node:url';
import sharp, { type Region } from 'sharp';
import { compare } from './compare.ts';
import { type Finding, reportHtml } from './report-html.ts';

/** Returns a report of made-up differences in pieces of real baselines. Storybook hosts it beside its pages. */
export async function sampleReport(): Promise<string> {
  const card = 'Components/Choices/ChoiceCard / States';
  const panel = 'Components/Story/ScenarioPanel / Credited';
  const findings = await Promise.all([
    finding(card, 'medieval', { left: 12, top: 16, width: 450, height: 140 }, (piece) =>
      indented(piece, { left: 27, top: 75, width: 332, height: 45 }),
    ),
    finding(panel, 'medieval', { left: 14, top: 300, width: 450, height: 220 }, (piece) =>
      indented(piece, { left: 18, top: 34, width: 365, height: 62 }),
    ),
    finding(card, 'future', { left: 458, top: 16, width: 450, height: 124 }, cooled),
  ]);
  return reportHtml(
    findings,
    ['This is a sample: its differences are made up, and its stories match their baselines.'],
    './',
  );
}

/** Returns a finding in a piece of a story's baseline, which `change` draws differently. */
async function finding(
  title: string,
  era: string,
  place: Region,
  change: (piece: Buffer) => Promise<Buffer>,
): Promise<Finding> {
  const storyId = title.replace(' / ', '--').replaceAll('/', '-').toLowerCase();
  const baseline = new URL(`baselines/${storyId}.${era}.webp`, import.meta.url);
  const expected = await sharp(fileURLToPath(baseline)).extract(place).png().toBuffer();
  const actual = await change(expected);
  const { words, at, difference } = await compare(expected, actual);
  const pictures = { expected, actual, difference: difference ?? actual };
  return {
    title,
    storyId,
    test: `${title} in ${era} matches its baseline`,
    era,
    words,
    at: at ?? undefined,
    pictures: await Promise.all(
      Object.entries(pictures).map(async ([name, png]) => {
        const webp = await sharp(png).webp({ lossless: true }).toBuffer();
        return { name, address: `data:image/webp;base64,${webp.toString('base64')}` };
      }),
    ),
  };
}

/** Moves an area, whose left edge is bare, six pixels to the right. */
async function indented(piece: Buffer, area: Region): Promise<Buffer> {
  const input = await sharp(piece).extract(area).toBuffer();
  return sharp(piece)
    .composite([{ input, left: area.left + 6, top: area.top }])
    .png()
    .toBuffer();
}

/** Turns what is orange blue. */
async function cooled(piece: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(piece)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let red = 0; red < data.length; red += 3) {
    const pixel = data.subarray(red, red + 3);
    if ((pixel[0] ?? 0) > (pixel[2] ?? 0) + 60) pixel.reverse();
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
