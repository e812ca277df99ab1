import { describe, expect, it } from 'vitest';
import { paragraphs } from './paragraphs';

describe('paragraphs', () => {
  it('are separated by blank lines', () => {
    expect(paragraphs(' One.\n\n\nTwo\nlines.\r\n \r\n')).toEqual(['One.', 'Two\nlines.']);
  });

  it('keep the space after a first word of one letter, which a large initial would swallow', () => {
    expect(paragraphs('A hundred voices.\n\n“I saw,” you say.')).toEqual([
      'A\u00A0hundred voices.',
      '“I\u00A0saw,” you say.',
    ]);
  });
});
