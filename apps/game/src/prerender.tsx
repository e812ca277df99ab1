import { StrictMode } from 'react';
import { builtInPeriods, eraBySlug, initialState } from '@time-traveler/game-core';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { App, type PageName } from './App';
import { createServices } from './services/services';

/** The era that the game opens with, whose theme the pages have. */
export const firstSlug = initialState().activeSlug;

// Shown after an answer of the server or a choice at the earliest, on a device with a mouse, or by a lazy module; these
// wait for their styles. What is drawn in the margin moves nothing when it comes.
const laterComponents = [
  'AnsweringPicture',
  'ChoiceNotice',
  'Colophon',
  'ContextDialog',
  'DialogFrame',
  'DocumentDesk',
  'EmptyPicture',
  'EndingMark',
  'FailedPart',
  'FormerPicture',
  'JourneyActions',
  'JourneyButton',
  'JourneyDecisions',
  'JourneyDialog',
  'JourneyEndings',
  'JourneyLine',
  'JourneyMementos',
  'JourneyParts',
  'KeepsakeDialog',
  'KeepsakeEndings',
  'LastPage',
  'LivingPicture',
  'Memento',
  'ModelMark',
  'Notifications',
  'PartHeading',
  'PictureCredit',
  'PrintSheet',
  'QuietButton',
  'ReckoningNote',
  'RecordNote',
  'RichText',
  'SideHead',
  'StoryEnd',
  'StoryMargin',
  'Terms',
  'TimelineMark',
  'Tooltip',
  'WordList',
];

/** The components that change nothing unless the theme sets a token. */
export const optional = { '--card-image-3': 'FourCards', '--stage-beside': 'StoryBeside' };

/** What a phone shows of the game after two screens of story. */
export const belowFold = { className: 'ChoicePanel_content', height: '36rem' };

/** A page that the build renders. */
export interface Page {
  readonly name: PageName;
  readonly file: string;
  /** The era that it opens with. */
  readonly slug: string;
  /** The era whose look that one has. */
  readonly look: string;
  readonly title: string;
  /** The components that it does not contain. */
  readonly unused: readonly string[];
  /** The historical background of its era, as a separate page for browsers without scripts. */
  readonly background?: { readonly file: string; readonly title: string; readonly content: string };
}

const pagesOfEras = builtInPeriods.map(({ slug }): Page => {
  const first = slug === firstSlug;
  return {
    name: 'game',
    // The server answers an address that names an era with that era's page.
    file: first ? 'index.html' : `eras/${slug}.html`,
    slug,
    look: eraBySlug(slug)?.look ?? slug,
    title: 'Historical Time Traveler',
    unused: [...laterComponents, 'FilledButton', 'NotFoundPage'],
    background: {
      file: first ? 'historical-context.html' : `historical-context-${slug}.html`,
      ...(eraBySlug(slug)?.context ?? { title: '', content: '' }),
    },
  };
});

/** The pages that the build renders. */
export const pages: readonly Page[] = [
  ...pagesOfEras,
  {
    name: 'not-found',
    file: '404.html',
    slug: firstSlug,
    look: firstSlug,
    title: '404 Page Not Found',
    unused: laterComponents,
  },
];

/** Returns the markup of a page's first screen. Throws if rendering fails. */
export async function renderPage({ name, slug }: Page): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <App page={name} services={createServices({ state: initialState(slug) })} />
    </StrictMode>,
    {
      onError(error) {
        throw error;
      },
    },
  );
  return text(prelude);
}
