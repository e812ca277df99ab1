import type { Preview } from '@storybook/react-vite';
import { http, isCommonAssetRequest } from 'msw';
import { spyOn } from 'storybook/test';

/** Addresses that Storybook and Vite request while a story runs. */
const tools = /^\/(?:@|__|node_modules\/|virtual:|sb-|index\.json|iframe\.html)/;

const problems: string[] = [];
let expected: readonly RegExp[] = [];

/** Records a line of the console, unless the story expects it. Returns true if it does. */
function isExpected(kind: string, line: string): boolean {
  if (expected.some((pattern) => pattern.test(line))) return true;
  problems.push(`${kind}: ${line}`);
  return false;
}

/** Records an answer that the browser itself reports as a failure on the console. */
export function noteAnswer({ method, url }: Request, { status }: Response): void {
  if (status >= 400)
    isExpected('console error', `Failed to load resource: ${status} ${method} ${url}`);
}

/**
 * True in a test run: in Vitest, with `strict` in the address as in tests/visual, and in Chromatic. Elsewhere a
 * problem is logged and the story stays visible.
 */
export function isStrict(): boolean {
  return (
    '__vitest_browser__' in window ||
    new URLSearchParams(location.search).has('strict') ||
    navigator.userAgent.includes('Chromatic')
  );
}

function isTool(request: Request): boolean {
  const { origin, pathname } = new URL(request.url);
  return (
    origin === location.origin &&
    !pathname.startsWith('/api/') &&
    (tools.test(pathname) || isCommonAssetRequest(request))
  );
}

/** A function that runs before each story. */
export type BeforeEach = Extract<
  NonNullable<Preview['beforeEach']>,
  (...words: never[]) => unknown
>;

/** Records every request without a handler, and every warning and error on the console that the story does not expect. */
export const beforeEach: BeforeEach = ({ msw, parameters }) => {
  problems.length = 0;
  // A story's own handlers take precedence over this one.
  msw.use(
    http.all('*', ({ request }) => {
      // The worker's initial handlers answer these.
      if (isTool(request)) return undefined;
      const problem = `unmocked request: ${request.method} ${request.url}`;
      problems.push(problem);
      // oxlint-disable-next-line no-console -- outside of a test run, nothing else reports it
      if (!isStrict()) console.warn(problem);
      return Response.error();
    }),
  );
  const texts: unknown = parameters['expectedConsoleErrors'];
  expected = Array.isArray(texts) ? texts.map((text) => new RegExp(String(text))) : [];
  const spies = (['error', 'warn'] as const).map((method) => {
    // oxlint-disable-next-line no-console -- an unexpected line is still logged
    const report = console[method].bind(console);
    return spyOn(console, method).mockImplementation((...words: unknown[]) => {
      const kind = method === 'warn' ? 'console warning' : 'console error';
      if (!isExpected(kind, words.map(String).join(' '))) report(...words);
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
};

/** Fails the story in a test run if something was recorded. */
export const afterEach: NonNullable<Preview['afterEach']> = () => {
  if (isStrict() && problems.length > 0) throw new Error(problems.splice(0).join('\n'));
};
