import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalledService, refusal, resetAfterMs } from './refusal';

const deepSeek: CalledService = {
  name: 'DeepSeek',
  key: 'sk-0123456789abcdef',
  model: 'deepseek-of-old',
  settings: { key: 'DEEPSEEK_API_KEY', address: 'DEEPSEEK_BASE_URL', model: 'DEEPSEEK_MODEL' },
};
const pexels: CalledService = {
  name: 'Pexels',
  key: 'px-0123456789abcdef',
  settings: { key: 'PEXELS_API_KEY', address: 'PEXELS_BASE_URL' },
};

function refused(service: CalledService, status: number, body: unknown = '') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return refusal(service, { status, retryAfter: null, reset: null, body: text });
}

const error = (message: string, code: string | null = 'invalid_request_error') => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

describe('an error status of DeepSeek', () => {
  it.each([
    [301, /redirect: set DEEPSEEK_BASE_URL /],
    [308, /redirect: set DEEPSEEK_BASE_URL /],
    [400, /refuses the request: check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL/],
    [401, /does not accept the key: check DEEPSEEK_API_KEY/],
    [402, /no balance left: top it up, or set DEEPSEEK_API_KEY/],
    [403, /does not allow .*: check DEEPSEEK_API_KEY/],
    [404, /no such call at this address: check DEEPSEEK_BASE_URL/],
    [405, /no such call at this address: check DEEPSEEK_BASE_URL/],
    [410, /^The model "deepseek-of-old" is unknown to this endpoint: set DEEPSEEK_MODEL/],
    [413, /too large .*: check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL/],
    [422, /does not accept a parameter .*: check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL/],
    [429, /limits our requests: wait, lower RATE_TOTAL/],
    [500, /fault of its own: nothing needs to be changed/],
    [503, /is overloaded: nothing needs to be changed/],
    [529, /is overloaded: nothing needs to be changed/],
  ])('%d is told with the setting to change', (status, sentence) => {
    for (const body of ['', '<html>', '{', '[]', 'null', { error: null }, { error: {} }]) {
      const { message } = refused(deepSeek, status, body);
      expect(message).toMatch(sentence);
      expect(message).toMatch(new RegExp(`\\(status ${status}[,)]`));
    }
  });

  it('tells each of the others apart', () => {
    const messages = [300, 400, 401, 402, 403, 404, 410, 413, 422, 429, 500, 503].map((status) =>
      refused(deepSeek, status).message.replace(/\(status.*/, ''),
    );
    expect(new Set(messages).size).toBe(messages.length);
  });

  it('401 without a key says that one is needed', () => {
    expect(refused({ ...deepSeek, key: null }, 401).message).toBe(
      'DeepSeek needs a key: set DEEPSEEK_API_KEY (status 401)',
    );
  });

  it.each([
    error('You exceeded your current quota', 'insufficient_quota'),
    error('Insufficient Balance'),
  ])('429 for want of money is not told as a limit: %j', (body) => {
    expect(refused(deepSeek, 429, body)).toMatchObject({
      failure: 'refused',
      message: expect.stringContaining('no balance left'),
    });
  });
});

describe('an error status of Pexels', () => {
  it.each([
    [400, /check PEXELS_BASE_URL/],
    [401, /check PEXELS_API_KEY/],
    [403, /check PEXELS_API_KEY/],
    [404, /check PEXELS_BASE_URL/],
    [410, /check PEXELS_BASE_URL/],
    [429, /limits our requests/],
  ])('%d names a setting of Pexels, and no model', (status, sentence) => {
    const { message } = refused(pexels, status, error('Model Not Exist'));
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/DEEPSEEK|The model/);
  });
});

describe('an unknown model', () => {
  it.each([
    [400, error('Model Not Exist')],
    [400, { code: 'invalid_request_error', message: 'Model Not Exist', type: 'x' }],
    [400, { code: 20012, message: 'Model does not exist. Please check it carefully.', data: null }],
    [404, error('The model `a` does not exist or you do not have access to it.')],
    [404, error('Not there', 'model_not_found')],
    [404, error('model "a" not found, try pulling it first', null)],
    [404, { error: "model 'a' not found" }],
    [404, { object: 'error', message: 'The model `a` does not exist.', type: 'NotFoundError' }],
    [400, { error: { message: 'a is not a valid model ID', code: 400 } }],
    [400, { message: 'Invalid model: a', type: 'invalid_model', code: '1500' }],
    [400, error('The model `a` has been decommissioned and is no longer supported.')],
    [400, error('The supported API model names are b or c, but you passed a.')],
    [422, error('Unknown model: a')],
    [404, error('models/a is not found for API version v1beta')],
  ])('is recognised by status %d with %j', (status, body) => {
    expect(refused(deepSeek, status, body)).toMatchObject({
      failure: 'unknown-model',
      message: `The model "deepseek-of-old" is unknown to this endpoint: set DEEPSEEK_MODEL (status ${status})`,
    });
  });

  it.each([
    [400, error("This model's maximum context length is 4096 tokens.")],
    [400, error('response_format json_object is not supported by this model')],
    [400, error('Invalid model parameter: temperature')],
    [400, error('This model does not support the field "thinking"')],
    [400, error('Content Exists Risk')],
    [400, error('The parameter x does not exist for the model')],
    [404, error('Not Found', null)],
    [404, '<html><title>404 Not Found</title></html>'],
    [401, error('Model Not Exist')],
    [500, error('Model Not Exist')],
  ])('is not seen in status %d with %j', (status, body) => {
    expect(refused(deepSeek, status, body).failure).toBe('refused');
  });

  it('is not the reason for any other 400, which is told in the words of the service', () => {
    const { message } = refused(deepSeek, 400, error('Invalid\n max_tokens \u202evalue'));
    expect(message).toBe(
      'DeepSeek refuses the request: check DEEPSEEK_BASE_URL and DEEPSEEK_MODEL (status 400, "Invalid max_tokens value")',
    );
  });
});

describe('a key', () => {
  const keys = fc.stringMatching(/^[!-~]{12,60}$/);
  const statuses = fc.constantFrom(400, 401, 402, 403, 404, 410, 413, 422, 429, 500, 503);

  it('is never told, whole or in part, whatever the service says', () => {
    fc.assert(
      fc.property(
        keys,
        statuses,
        fc.nat(),
        fc.nat(),
        fc.string(),
        (key, status, from, length, words) => {
          const start = from % (key.length - 6);
          const part = key.slice(start, start + 6 + (length % key.length));
          const body = error(`${words.slice(0, 40)}${part}${words}`);
          const { message } = refused({ ...deepSeek, key }, status, body);
          const own = refused({ ...deepSeek, key }, status).message;
          expect(own.includes(part) || !message.includes(part)).toBe(true);
        },
      ),
    );
  });
});

describe('X-Ratelimit-Reset', () => {
  const now = 1_790_000_000_000;
  it.each([
    ['1790000060', 60_000],
    ['1790000060.5', 60_500],
    ['1790000060000', 60_000],
    ['60', 60_000],
    ['1789999999', 0],
    ['', null],
    ['soon', null],
    ['-5', null],
    [null, null],
  ])('is read from %j as %j milliseconds', (header, milliseconds) => {
    expect(resetAfterMs(header, now)).toBe(milliseconds);
  });
});
