/**
 * The typefaces of the eras and the fallback for each until it has loaded. A fallback is a face that
 * the visitor's machine has; only its widths matter here, because its heights are overridden.
 */

/**
 * Kinds of local faces, the least preferred first. `measured` has the same widths as the `names`, of which those of
 * Linux come first: there, a look for a face that is missing holds up the first layout.
 */
export const locals = {
  serif: [
    { names: ['DejaVu Serif'], measured: 'dejavu-fonts-ttf/ttf/DejaVuSerif' },
    { names: ['Noto Serif'], measured: '@fontsource/noto-serif' },
    { names: ['Liberation Serif', 'Times New Roman', 'Tinos'], measured: '@fontsource/tinos' },
  ],
  // For letters that are wide for their height.
  wide: [
    { names: ['Liberation Serif', 'Times New Roman', 'Tinos'], measured: '@fontsource/tinos' },
    { names: ['Noto Serif'], measured: '@fontsource/noto-serif' },
    { names: ['DejaVu Serif'], measured: 'dejavu-fonts-ttf/ttf/DejaVuSerif' },
  ],
  sans: [
    { names: ['DejaVu Sans'], measured: 'dejavu-fonts-ttf/ttf/DejaVuSans' },
    { names: ['Roboto'], measured: '@fontsource/roboto' },
    { names: ['Liberation Sans', 'Arial', 'Arimo'], measured: '@fontsource/arimo' },
  ],
  narrow: [
    { names: ['DejaVu Sans'], measured: 'dejavu-fonts-ttf/ttf/DejaVuSans' },
    { names: ['Roboto'], measured: '@fontsource/roboto' },
    { names: ['Liberation Sans', 'Arial', 'Arimo'], measured: '@fontsource/arimo' },
    // Drawn as Arial at 82 % of its width.
    {
      names: ['Arial Narrow', 'Liberation Sans Narrow'],
      measured: '@fontsource/arimo',
      width: 0.82,
    },
  ],
  typewriter: [
    {
      names: ['DejaVu Sans Mono', 'Droid Sans Mono', 'Courier New', 'Liberation Mono', 'Cousine'],
      measured: '@fontsource/cousine',
    },
  ],
};

const { serif, wide, sans, narrow, typewriter } = locals;

/**
 * Each family: its file in a package, the era whose words it is measured with, and its faces: the weight it is
 * set in, which words (`title`, `story` or `labels`), if they are in capitals (`upperCase`), and the style and
 * boldness of the local face. `tight` is a factor of the local face's width, for the few texts that would take a line more or less than in the typeface.
 */
export const families = [
  {
    family: 'Uncial Antiqua',
    file: '@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-',
    slug: 'medieval',
    faces: [{ weight: 400, words: 'title', from: wide }],
  },
  {
    family: 'EB Garamond',
    file: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-',
    slug: 'medieval',
    faces: [{ weight: 400, words: 'story', from: serif }],
  },
  {
    family: 'Cormorant',
    file: '@fontsource-variable/cormorant/files/cormorant-latin-wght-',
    slug: 'renaissance',
    faces: [
      { weight: 700, words: 'labels', from: serif, bold: true },
      { weight: 600, words: 'title', from: serif, style: 'italic' },
    ],
  },
  {
    family: 'Sorts Mill Goudy',
    file: '@fontsource/sorts-mill-goudy/files/sorts-mill-goudy-latin-400-',
    slug: 'renaissance',
    faces: [
      { weight: 400, words: 'story', from: serif },
      { weight: 400, words: 'story', from: serif, style: 'italic' },
    ],
  },
  {
    family: 'Abril Fatface',
    file: '@fontsource/abril-fatface/files/abril-fatface-latin-400-',
    slug: 'industrial',
    faces: [
      { weight: 400, words: 'title', from: serif, bold: true, upperCase: true },
      // The cards' titles are not in capitals. The typeface has one weight, so 500 changes its fallback only.
      { weight: 500, words: 'labels', from: serif, bold: true },
    ],
  },
  {
    family: 'Old Standard TT',
    file: '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-',
    slug: 'industrial',
    faces: [
      { weight: 400, words: 'story', from: serif },
      { weight: 400, words: 'story', from: serif, style: 'italic' },
    ],
  },
  {
    family: 'Oswald',
    file: '@fontsource-variable/oswald/files/oswald-latin-wght-',
    slug: 'industrial',
    faces: [
      { weight: 500, words: 'labels', from: narrow, bold: true, upperCase: true, tight: 0.9 },
    ],
  },
  {
    family: 'League Gothic',
    file: '@fontsource/league-gothic/files/league-gothic-latin-400-',
    slug: 'modern',
    faces: [{ weight: 400, words: 'title', from: narrow, bold: true, upperCase: true }],
  },
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-',
    slug: 'modern',
    faces: [
      { weight: 400, words: 'story', from: serif, tight: 0.985 },
      { weight: 400, words: 'story', from: serif, style: 'italic' },
    ],
  },
  {
    family: 'Special Elite',
    file: '@fontsource/special-elite/files/special-elite-latin-400-',
    slug: 'modern',
    faces: [{ weight: 400, words: 'labels', from: typewriter }],
  },
  {
    family: 'Oxanium',
    file: '@fontsource-variable/oxanium/files/oxanium-latin-wght-',
    slug: 'future',
    faces: [
      { weight: 500, words: 'labels', from: sans },
      { weight: 600, words: 'title', from: sans, bold: true },
    ],
  },
  {
    family: 'Space Grotesk',
    file: '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-',
    slug: 'future',
    faces: [{ weight: 400, words: 'story', from: sans }],
  },
];
