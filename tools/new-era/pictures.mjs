import sharp from 'sharp';

/** A new era's placeholder pictures: what follows the slug in their names, their light and their colours. */
export const pictures = [
  {
    number: '',
    light: 'in daylight',
    sky: ['#b9c9d3', '#efe3cf'],
    hills: ['#8ea3b0', '#6f8796', '#54697a', '#3a4b5c'],
  },
  {
    number: '-2',
    light: 'at dusk',
    sky: ['#7d6a86', '#e6a878'],
    hills: ['#96707a', '#77566a', '#573f56', '#3a2b40'],
  },
  {
    number: '-3',
    light: 'by night',
    sky: ['#1a2233', '#43546b'],
    hills: ['#35465c', '#28374a', '#1c2938', '#111b27'],
  },
];

const outlines = [
  'M0 620C260 520 420 560 640 610S1080 500 1536 590V1024H0Z',
  'M0 720C300 640 520 700 800 690S1240 610 1536 700V1024H0Z',
  'M0 830C340 740 620 820 900 790S1300 750 1536 820V1024H0Z',
  'M0 930C300 870 700 930 980 890S1340 880 1536 920V1024H0Z',
];

/** Draws a placeholder into a PNG file of 1536 × 1024. */
export async function drawPicture({ sky: [top, bottom], hills }, file) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<path fill="url(#sky)" d="M0 0h1536v1024H0z"/>
<circle cx="1060" cy="400" r="90" fill="#f8f1e2"/>
${outlines.map((outline, row) => `<path fill="${hills[row]}" d="${outline}"/>`).join('\n')}
</svg>`;
  await sharp(Buffer.from(drawing)).png().toFile(file);
}
