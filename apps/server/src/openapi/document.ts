import { schemas } from './schemas';

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const json = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The OpenAPI description of the calls that the game makes (SPEC §7), served at `/api/openapi.json`. */
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
      '/api/periods': {
        get: {
          operationId: 'listPeriods',
          summary: 'Lists the periods of the timeline.',
          responses: {
            '200': json('The periods in their order on the timeline.', {
              type: 'array',
              minItems: 1,
              items: { $ref: '#/components/schemas/Period' },
            }),
            '304': { description: 'Unchanged since the ETag that was sent.' },
          },
        },
      },
      '/api/deepseek': {
        post: {
          operationId: 'generateScene',
          summary: "Gives a part of an era's scene, each time another one where there is one.",
          description:
            'Every answer says by its origin whether a person or a model wrote it. Choices bring their own endings, so that nothing is asked when a visitor chooses.',
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SceneRequest' } },
            },
          },
          responses: {
            '200': json('The part that the type asks for.', {
              oneOf: [
                { $ref: '#/components/schemas/ImageAnswer' },
                { $ref: '#/components/schemas/ChoicesAnswer' },
                { $ref: '#/components/schemas/ContextAnswer' },
              ],
            }),
            '400': problem('The body cannot be read or has another form.'),
            '405': problem('Another method than POST.'),
            '411': problem('The length of the body is not told.'),
            '413': problem('The body is too long.'),
            '415': problem('The body is not application/json.'),
            '422': problem('The game does not send this prompt, or there is no such period.'),
            '429': problem('Too many requests; Retry-After says how many seconds to wait.'),
            '502': problem('The scene could not be generated.'),
          },
        },
      },
    },
    components: { schemas },
  };
}
