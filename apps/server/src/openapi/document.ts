import { PERIODS_PATH, SCENE_PATH, storyPath } from '@time-traveler/game-core/contract';
import { schemas } from './schemas';

const reference = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: reference('Problem') } },
});

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

const textHeader = (description: string) => ({ description, schema: { type: 'string' } });

/** Sent with every answer of a limited call, unless the operator has switched the limit off. */
const limitHeaders = {
  'RateLimit-Policy': textHeader(
    'The limit: q requests in a window of w seconds, like "visitor";q=600;w=60.',
  ),
  RateLimit: textHeader('r requests are left for t seconds, like "visitor";r=599;t=60.'),
};

/** Returns the OpenAPI description of the calls that the game makes (SPEC §7), served at `/api/openapi.json`. */
export function openApiDocument(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Historical Time Traveler',
      version,
      description: 'The calls that the game makes to its server.',
    },
    servers: [{ url: '/' }],
    paths: {
      [PERIODS_PATH]: {
        get: {
          operationId: 'listPeriods',
          summary: 'Lists the periods of the timeline.',
          responses: {
            '200': json('The periods in their order on the timeline.', {
              type: 'array',
              minItems: 1,
              items: reference('Period'),
            }),
            '304': { description: 'Unchanged since the ETag that was sent.' },
          },
        },
      },
      [storyPath('{slug}')]: {
        get: {
          operationId: 'readStory',
          summary: 'Returns what an era that is not built in tells after a decision.',
          description:
            'The game calls it if the scene of the period says that there is a story, and otherwise tells general words.',
          parameters: [{ name: 'slug', in: 'path', required: true, schema: reference('Slug') }],
          responses: {
            '200': json("The era's story.", reference('Story')),
            '304': { description: 'Unchanged since the ETag that was sent.' },
            '404': problem('There is no story of this era.'),
          },
        },
      },
      [SCENE_PATH]: {
        post: {
          operationId: 'generateScene',
          summary: 'Returns one part of a scene, varied between calls.',
          description:
            'The origin of every answer says whether a person or a model wrote it. Choices come with their own endings, so the game makes no call when a visitor chooses.',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: reference('SceneRequest') },
            },
          },
          responses: {
            '200': {
              ...json('The part that the type asks for.', {
                oneOf: [
                  reference('ImageAnswer'),
                  reference('ChoicesAnswer'),
                  reference('ContextAnswer'),
                ],
              }),
              headers: limitHeaders,
            },
            '400': problem('The body cannot be read or has another form.'),
            '405': problem('The method is not POST.'),
            '411': problem('Content-Length is missing.'),
            '413': problem('The body is too long.'),
            '415': problem('The body is not application/json.'),
            '422': problem('The game does not send this prompt, or there is no such period.'),
            '429': {
              ...problem('Too many requests.'),
              headers: {
                ...limitHeaders,
                'Retry-After': {
                  description: 'How many seconds to wait.',
                  schema: { type: 'integer', minimum: 1 },
                },
              },
            },
            '502': problem('The scene could not be generated.'),
          },
        },
      },
    },
    components: { schemas },
  };
}
