// @ts-check

/**
 * How a figure is printed. A ratio to the HTML floor only makes sense for sizes and times.
 * @typedef {{ key: string, label: string, format: (value: number) => string, ratio: boolean }} Metric
 */

const kibibytes = (/** @type {number} */ value) => (value / 1024).toFixed(value < 10_240 ? 1 : 0);
const whole = (/** @type {number} */ value) => value.toFixed(0);
const thousandths = (/** @type {number} */ value) => value.toFixed(3);

/** @type {(key: string, label: string, format: Metric['format'], ratio?: boolean) => Metric} */
const metric = (key, label, format, ratio = true) => ({ key, label, format, ratio });

/** @type {readonly Metric[]} */
const visit = [
  metric('js', 'JavaScript, KiB on the wire', kibibytes),
  metric('css', 'CSS, KiB', kibibytes),
  metric('html', 'HTML, KiB', kibibytes),
  metric('fonts', 'fonts, KiB', kibibytes),
  metric('images', 'images, KiB', kibibytes),
  metric('wire', 'everything, KiB', kibibytes),
  metric('requests', 'requests', whole),
  metric('firstPaint', 'first paint, ms', whole),
  metric('largestPaint', 'largest paint, ms', whole),
  metric('choicesUsable', 'choices usable, ms', whole),
  metric('blocking', 'total blocking time, ms', whole, false),
  metric('layoutShift', 'layout shift', thousandths, false),
];

/** The metrics of each part that opens pages, in the order of its table. */
export const metrics = {
  'first-visit': [
    ...visit,
    metric('choicePaint', 'choice → paint, ms', whole),
    metric('choiceNextFrame', 'choice → next frame, ms', whole),
    metric('choiceReadable', 'choice → outcome readable, ms', whole),
  ],
  'second-visit': visit,
  play: [
    metric('dialogPaint', 'dialog: press → paint, ms', whole),
    metric('dialogReadable', 'dialog: press → readable, ms', whole),
    metric('eraPaint', 'era change: press → paint, ms', whole),
    metric('eraTitle', 'era change: press → new title, ms', whole),
    metric('slowestEraTitle', 'era change: the slowest of four, ms', whole),
  ],
  work: [
    metric('wholeLayouts', 'layouts of the whole page after the first paint', whole, false),
    ...[
      ['first', 'first choice'],
      ['second', 'second choice'],
      ['third', 'third choice'],
      ['dialog', 'dialog'],
      ['era', 'era change'],
    ].flatMap(([key, label]) => [
      metric(`${key}Click`, `${label}: click, ms`, whole),
      metric(`${key}Work`, `${label}: style and layout, ms`, whole),
    ]),
  ],
  'hundred-eras': [
    metric('heapBefore', 'JavaScript heap before, KiB', kibibytes),
    metric('heapAfter', 'JavaScript heap after, KiB', kibibytes),
    metric('heapGrowth', 'heap growth, KiB', kibibytes),
    metric('nodesBefore', 'DOM nodes before', whole),
    metric('nodesAfter', 'DOM nodes after', whole),
    metric('nodeGrowth', 'node growth', whole),
  ],
};
