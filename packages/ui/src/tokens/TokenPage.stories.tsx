import type { Meta, StoryObj } from '@storybook/react-vite';
import { period, periods } from '@time-traveler/testing';
import { useArgs } from 'storybook/preview-api';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { DtcgFile } from './dtcg';
import type { ResolverFile } from './resolver';
import { TokenPage, chapters, tokensOf } from './TokenPage';

interface Args {
  search: string;
  chapter: string;
}

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  args: { search: '', chapter: '' },
  parameters: { controls: { disable: true } },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

/** Returns the toolbar's era, or the first one if the toolbar shows all. */
function eraIn(globals: Readonly<Record<string, unknown>>): { name: string; slug: string } {
  return periods.find(({ slug }) => slug === globals['era']) ?? periods[0] ?? period;
}

const count = chapters.flatMap(({ tokens }) => tokens).length;

export const Tokens: Story = {
  render: function Page({ search, chapter }, { globals }) {
    const { name, slug } = eraIn(globals);
    // Storybook keeps the args in the address.
    const [, keep] = useArgs<Args>();
    return (
      <TokenPage
        chapter={chapter}
        era={slug}
        eraName={name}
        key={slug}
        onChapter={(title) => keep({ chapter: title })}
        onSearch={(words) => keep({ search: words })}
        search={search}
      />
    );
  },
  play: async ({ args: { search }, canvasElement, globals, step }) => {
    // A link with a search shows a part of them.
    if (search !== '') return;
    const sheet = within(canvasElement);
    await step('It names the era, and lists every token', async () => {
      await expect(sheet.getByText(eraIn(globals).name, { selector: 'strong' })).toBeVisible();
      await expect(sheet.getAllByRole('rowheader')).toHaveLength(count);
      await expect(sheet.getByRole('rowheader', { name: /--color-surface / })).toBeVisible();
    });
    await step('A list of the chapters leads to each of them', async () => {
      const links = within(sheet.getByRole('navigation')).getAllByRole('link');
      await expect(links).toHaveLength(chapters.length);
      for (const link of links) {
        const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
        await expect(target).toHaveTextContent(link.textContent);
      }
    });
    await step('A gradient has a sample, and each reader leads to its documentation', async () => {
      const row = sheet.getByRole('row', { name: /^--card-surface / });
      await expect(within(row).getByRole('link', { name: 'ChoiceCard' })).toHaveAttribute(
        'href',
        './?path=/docs/components-choices-choicecard--docs',
      );
      const image = canvasElement.querySelector('[data-token="--surface-image"] > .sheet-image');
      await expect(image).toBeVisible();
    });
    await step('Colours come first', async () => {
      await expect(sheet.getAllByRole('rowheader')[0]).toHaveTextContent('--color-scheme');
    });
  },
};

export const Searched: Story = {
  ...Tokens,
  tags: ['test-only'],
  play: async ({ canvasElement, step }) => {
    const sheet = within(canvasElement);
    await step('The name of a component leaves its tokens', async () => {
      await userEvent.type(sheet.getByRole('searchbox'), 'ChoiceCard');
      const found = sheet.getAllByRole('rowheader');
      await expect(found.length).toBeGreaterThan(5);
      await expect(found.length).toBeLessThan(count);
      await expect(sheet.getByRole('rowheader', { name: /--card-surface / })).toBeVisible();
    });
    await step('Words that match nothing say so', async () => {
      await userEvent.type(sheet.getByRole('searchbox'), ' of nowhere');
      await expect(sheet.getByText('No token matches.')).toBeVisible();
    });
  },
};

/** A designer pastes a value, an engineer the name. */
export const Copied: Story = {
  ...Tokens,
  tags: ['test-only'],
  play: async ({ canvasElement, globals, step }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const accent = tokensOf(eraIn(globals).slug).find(({ name }) => name === '--color-accent');
    const row = canvasElement.querySelector('[data-token="--color-accent"]')?.closest('tr');
    if (!row || !accent) throw new Error('There is no accent');
    for (const [kind, words] of [
      ['value', accent.value],
      ['name', 'var(--color-accent)'],
    ] as const) {
      await step(`The one button of a row copies the ${kind}`, async () => {
        await userEvent.selectOptions(within(canvasElement).getByLabelText('Copy'), kind);
        await expect(within(row).getAllByRole('button')).toHaveLength(1);
        const button = within(row).getByRole('button', { name: `Copy ${words}` });
        await userEvent.click(button);
        await expect(writeText).toHaveBeenLastCalledWith(words);
        await expect(button).toHaveTextContent('Copied');
      });
    }
  },
};

export const Downloaded: Story = {
  ...Tokens,
  tags: ['test-only'],
  play: async ({ canvasElement, globals, step }) => {
    const { slug } = eraIn(globals);
    const [one, all] = within(canvasElement).getAllByRole('link', { name: /DTCG/ });
    const content = async (link?: HTMLElement) =>
      (await fetch(link?.getAttribute('href') ?? '')).json() as Promise<unknown>;
    await step('The era is a file of its tokens', async () => {
      await expect(one).toHaveAttribute('download', `${slug}.tokens.json`);
      await expect(Object.keys((await content(one)) as DtcgFile)).toContain('$extensions');
    });
    await step('All eras are the contexts of one file', async () => {
      await expect(all).toHaveAttribute('download', 'eras.resolver.json');
      const { modifiers } = (await content(all)) as ResolverFile;
      const slugs = periods.map((period) => period.slug).sort();
      await expect(Object.keys(modifiers.era.contexts)).toEqual(slugs);
    });
  },
};

/** Returns the tokens that depend on the size of the window. */
function tokensInMedia(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (list: CSSRuleList, inMedia: boolean) => {
    for (const rule of list) {
      if (inMedia && rule instanceof CSSStyleRule)
        for (const name of rule.style) if (name.startsWith('--')) names.add(name);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules, rule instanceof CSSMediaRule);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules, false);
  return names;
}

/** What is exported is what the browser computes from the stylesheets, in every era. */
export const SameAsInTheBrowser: Story = {
  tags: ['test-only'],
  render: () => (
    <>
      {periods.map(({ slug }) => (
        <p className={`${slug}-theme`} key={slug}>
          {slug}
        </p>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    // A build shortens values, for example 0.5rem to .5rem.
    if (import.meta.env.PROD) return;
    const windowSized = [...tokensInMedia()];
    // A token that is made of one of these depends on the window too.
    const isFixed = (name: string, css: string) =>
      !windowSized.includes(name) && !windowSized.some((other) => css.includes(`var(${other})`));
    const defaults = new Map(
      chapters.flatMap(({ tokens }) => tokens.map((token) => [token.name, token.defaultValue])),
    );
    for (const period of periods) {
      const style = getComputedStyle(within(canvasElement).getByText(period.slug));
      const fixed = tokensOf(period.slug).filter(
        ({ name, value }) =>
          // A custom property that inherits has the value of the element around it.
          value !== 'inherit' && isFixed(name, defaults.get(name) ?? ''),
      );
      const computed = (name: string) =>
        style.getPropertyValue(name).replaceAll(/\s+/g, ' ').trim();
      await expect(fixed.length).toBeGreaterThan(100);
      // Together, because Storybook keeps each expectation as a step.
      await expect(Object.fromEntries(fixed.map(({ name }) => [name, computed(name)]))).toEqual(
        Object.fromEntries(fixed.map(({ name, value }) => [name, value])),
      );
    }
  },
};
