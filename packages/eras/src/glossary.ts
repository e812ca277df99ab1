import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { GlossaryWord } from './era-content';
import type { Report } from './fault';
import { blocksOf, isHeading, lineOf, nameOf } from './markdown';
import { plainWords } from './plain-text';

const FEWEST = 15;
const example = '"- **reeve** (reeves, the reeve’s): The man who ran the lord’s farm."';

/** Reads glossary.md: words that the texts use, each with one sentence that explains it. */
export function readGlossary(text: string, report: Report): readonly GlossaryWord[] {
  const words = blocksOf(text).flatMap((block, place) => {
    if (block.type === 'list') return block.children.flatMap((item) => readWord(item, report));
    if (place > 0 || !isHeading(block, 1)) {
      report(lineOf(block), `found ${nameOf(block)} in the glossary: write a list, as ${example}`);
    }
    return [];
  });
  if (words.length < FEWEST) {
    report(1, `found ${words.length} words: a glossary has at least ${FEWEST}`);
  }
  words.forEach(({ word, line }, place) => {
    if (words.findIndex((other) => other.word === word) < place)
      report(line, `found the word "${word}" twice in the glossary`);
  });
  return words.map(({ word, forms, sentence }) => ({ word, forms, sentence }));
}

function readWord(
  item: ListItem,
  report: Report,
): readonly (GlossaryWord & { readonly line: number })[] {
  const line = lineOf(item);
  const [paragraph] = item.children;
  const [bold, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const said = bold?.type === 'strong' ? plainWords(others, report) : '';
  const parts = /^(?:\(([^)]*)\)\s*)?:\s*(.+)$/.exec(said.trim());
  const word = bold ? toString(bold).trim() : '';
  if (!parts || item.children.length > 1 || word === '') {
    report(line, `a line of the glossary cannot be read: write it as ${example}`);
    return [];
  }
  const [, forms = '', sentence = ''] = parts;
  if (!/^[^.!?]+\.$/.test(sentence.replaceAll(/\b(?:c|St|Mr|Mrs|Dr)\. /g, ''))) {
    report(line, `the word "${word}" is not explained in one sentence with a full stop`);
  }
  const named = forms.split(',').map((form) => form.trim());
  return [{ word, forms: named.filter((form) => form !== ''), sentence, line }];
}
