// The types that the functions of the game, its stories and its journeys are made of: each entry exports them.
export type { Immutable } from './contract/immutable';
export type { ScenePart } from './contract/scene-parts';
export type { SceneRequest, sceneRequestSchema } from './contract/scene-request-schema';
export type * from './eras/era';
export type {
  CardSentences,
  Carried,
  DeedTelling,
  Ending,
  EraStory,
  FollowUpKey,
  FollowUpStory,
  GlossaryWord,
  LastPage,
  OutcomeKind,
  Reckoning,
  SourceDocument,
} from './eras/stories/era-story';
export type { Visit, VisitEvent, visitSchema } from './events/visit';
export type * from './rules/state';
export type { Story, Tell, Told } from './rules/telling';
export type { StoryOf } from './rules/transition';
