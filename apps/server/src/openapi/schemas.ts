/** The JSON schemas of the calls (SPEC §3, §7). */
export const schemas = {
  Period: {
    type: 'object',
    additionalProperties: false,
    required: [
      'id',
      'name',
      'slug',
      'startYear',
      'endYear',
      'description',
      'color',
      'icon',
      'musicUrl',
    ],
    properties: {
      id: { type: 'integer' },
      name: { type: 'string', minLength: 1 },
      slug: { $ref: '#/components/schemas/Slug' },
      startYear: { type: 'integer' },
      endYear: { type: 'integer' },
      description: { type: 'string' },
      color: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
      icon: { type: 'string' },
      musicUrl: { type: 'string', pattern: '^/api/audio/[a-z0-9-]+\\.mp3$' },
    },
  },
  Slug: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 },
  SceneRequest: {
    type: 'object',
    additionalProperties: false,
    required: ['prompt', 'type', 'period'],
    properties: {
      prompt: {
        type: 'string',
        minLength: 1,
        maxLength: 6000,
        description:
          'For an image "Generate an image for {scenario title}", else the scenario description.',
      },
      type: { enum: ['image', 'choices', 'context'] },
      period: { $ref: '#/components/schemas/Slug' },
    },
  },
  Origin: {
    enum: ['written', 'model'],
    description:
      'Who wrote the answer: "written" is by a person, a picture taken or painted by one too; "model" is by a language model and unchecked.',
  },
  HistoricalRecord: {
    type: 'object',
    additionalProperties: false,
    required: ['mark', 'text', 'sources'],
    description: 'What the record says of people who did such a thing.',
    properties: {
      mark: { enum: ['documented', 'disputed', 'invented', 'known today'] },
      text: { type: 'string', minLength: 1, maxLength: 1000, description: 'Plain text.' },
      sources: {
        type: 'array',
        maxItems: 12,
        items: { type: 'string', minLength: 1, maxLength: 400 },
      },
    },
  },
  ImageAnswer: {
    type: 'object',
    additionalProperties: false,
    required: ['imageUrl', 'origin'],
    properties: {
      imageUrl: { type: 'string', format: 'uri-reference', minLength: 1 },
      description: {
        type: 'string',
        minLength: 1,
        maxLength: 500,
        description: 'One line of plain text on what the picture shows, where it is known.',
      },
      credit: {
        type: 'object',
        additionalProperties: false,
        required: ['photographer', 'photographerUrl', 'pageUrl', 'source'],
        properties: {
          photographer: { type: 'string' },
          photographerUrl: { type: 'string', format: 'uri' },
          pageUrl: { type: 'string', format: 'uri' },
          source: { type: 'string' },
        },
      },
      origin: { $ref: '#/components/schemas/Origin' },
    },
  },
  ChoicesAnswer: {
    type: 'object',
    additionalProperties: false,
    required: ['choices', 'origin'],
    properties: {
      choices: {
        type: 'array',
        minItems: 2,
        maxItems: 4,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['text', 'description'],
          properties: {
            text: { type: 'string', minLength: 1, maxLength: 120 },
            description: { type: 'string', minLength: 1, maxLength: 300 },
            outcome: {
              type: 'string',
              minLength: 1,
              maxLength: 1500,
              description:
                "The choice's own ending: plain text, a blank line between its paragraphs. Without it the game tells the era's narrative.",
            },
            record: { $ref: '#/components/schemas/HistoricalRecord' },
          },
        },
      },
      origin: { $ref: '#/components/schemas/Origin' },
    },
  },
  ContextAnswer: {
    type: 'object',
    additionalProperties: false,
    required: ['context', 'origin'],
    properties: {
      context: { type: 'string', minLength: 1, description: 'Sanitised HTML.' },
      title: {
        type: 'string',
        minLength: 1,
        maxLength: 120,
        description: "Plain text; without it the era's own title stands.",
      },
      origin: { $ref: '#/components/schemas/Origin' },
    },
  },
  Problem: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'status', 'detail', 'requestId'],
    properties: {
      code: { type: 'string', pattern: '^[a-z_]+$' },
      status: { type: 'integer', minimum: 400, maximum: 599 },
      detail: { type: 'string', minLength: 1 },
      requestId: { type: 'string', minLength: 1 },
    },
  },
} as const;
