import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { eraIcons, eraLooks } from './look';

const ui = path.join(import.meta.dirname, '../../ui/src');

it('knows only icons that are drawn', () => {
  const icons = readFileSync(path.join(ui, 'components/Icon/Icon.tsx'), 'utf8');
  for (const name of eraIcons) expect(icons).toContain(`| '${name}'`);
});

it('knows only looks that have a theme', () => {
  for (const look of eraLooks)
    expect(existsSync(path.join(ui, 'themes', `${look}.css`))).toBe(true);
});
