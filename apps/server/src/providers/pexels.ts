import { type ImageAnswer, subjectOfImagePrompt } from '@time-traveler/game-core/contract';
import * as v from 'valibot';
import { checkPicture } from '../scenes/check-answer';
import type { PartRequest } from '../scenes/part-request';
import { withoutMarkup } from '../scenes/without-markup';
import { type CallMeter, noCallMeter } from './call-meter';
import { createGuard, type GuardOptions } from './guard';
import { assertMakes, ProviderError, type SceneProvider } from './provider';
import { serviceFetch } from './service-fetch';

/** How pictures are searched. */
export interface PexelsOptions extends GuardOptions {
  readonly apiKey: string;
  readonly baseUrl: string;
  /** The web origins that pictures may come from. */
  readonly imageOrigins: readonly string[];
  /** Returns the search words of an era's scene, or undefined if none are written. */
  readonly searchWords: (slug: string) => string | undefined;
  /** Counts the requests; by default nothing does. */
  readonly meter?: CallMeter;
}

const name = 'pexels';
const longestBody = 512 * 1024;
const picturesAsked = 20;
/** In characters. */
const longestQuery = 100;
const parts = ['image'] as const;
const settings = { key: 'PEXELS_API_KEY', address: 'PEXELS_BASE_URL' };

// Only the address is needed; anything else may be missing or malformed.
const text = v.fallback(v.string(), '');
const length = v.fallback(v.number(), 0);
const photo = v.object({
  url: text,
  photographer: text,
  photographer_url: text,
  src: v.object({ large2x: v.string() }),
  alt: text,
  width: length,
  height: length,
});
type Photo = v.InferOutput<typeof photo>;
const found = v.object({ photos: v.array(v.unknown()) });

/** Creates the provider of pictures: landscape photographs from Pexels, with their photographers. */
export function createPexels(options: PexelsOptions): SceneProvider {
  const guard = createGuard('Pexels', options);
  const get = serviceFetch({ name: 'Pexels', key: options.apiKey, settings }, longestBody);
  const meter = options.meter ?? noCallMeter;

  function search(words: string, signal: AbortSignal): Promise<readonly ImageAnswer[]> {
    return meter.run({ provider: name, part: 'image' }, () => send(words, signal));
  }

  async function send(words: string, signal: AbortSignal): Promise<readonly ImageAnswer[]> {
    const query = new URLSearchParams({
      query: words,
      orientation: 'landscape',
      size: 'large',
      per_page: String(picturesAsked),
    });
    const response = await get(`${options.baseUrl}/v1/search?${query}`, {
      headers: { Authorization: options.apiKey, Accept: 'application/json' },
      signal,
    });
    const data: unknown = await response.json().catch(unreadable);
    const answer = v.safeParse(found, data);
    if (!answer.success) throw new ProviderError('unusable', 'Pexels answered with another shape');
    return toAnswers(answer.output.photos, options.imageOrigins);
  }

  return {
    name,
    parts,
    isResting: guard.isResting,
    problem: guard.problem,
    async generate(request, signal) {
      assertMakes('Pexels', parts, request.part);
      const call = async (limited: AbortSignal) => {
        for (const words of searches(request, options.searchWords)) {
          const answers = await search(words, limited);
          if (answers.length > 0) return answers;
        }
        throw new ProviderError(
          'unusable',
          'Pexels has no usable picture of the scene: check IMAGE_ORIGINS, which must name the address of its pictures',
        );
      };
      return guard.run(request, call, signal);
    },
  };
}

/** Returns search words, the most specific first: the era's own, or its period and place; then the period alone. */
function searches(
  { era, prompt, fromGame }: PartRequest,
  searchWords: PexelsOptions['searchWords'],
): readonly string[] {
  if (era === null || !fromGame) return [subjectOfImagePrompt(prompt).slice(0, longestQuery)];
  const { name: period, slug } = era.period;
  return [searchWords(slug) ?? `${period} ${era.scenario.location}`, period];
}

/** Returns the usable photographs; those taller than wide only if there is no other. */
function toAnswers(items: readonly unknown[], origins: readonly string[]): readonly ImageAnswer[] {
  const usable = items.flatMap((item) => {
    const parsed = v.safeParse(photo, item);
    const picture = parsed.success ? toAnswer(parsed.output, origins) : null;
    return parsed.success && picture !== null ? [{ ...parsed.output, picture }] : [];
  });
  const wide = usable.filter(({ width, height }) => width === 0 || height <= width);
  return (wide.length > 0 ? wide : usable).map(({ picture }) => picture);
}

function toAnswer(found: Photo, origins: readonly string[]): ImageAnswer | null {
  const { url: pageUrl, photographer_url: photographerUrl, src, alt } = found;
  const photographer = withoutMarkup(found.photographer);
  // A name without any letter, digit or symbol names nobody.
  const credit = /[\p{L}\p{N}\p{S}]/u.test(photographer) && {
    credit: { photographer, photographerUrl, pageUrl, source: 'Pexels' as const },
  };
  const description = withoutMarkup(alt);
  return checkPicture({ imageUrl: src.large2x, description, ...credit }, origins);
}

function unreadable(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  throw new ProviderError('unusable', 'Pexels did not answer with whole JSON');
}
