// Fixtures that run anywhere, browsers included. What needs MSW or Node has entries of its own in package.json.
export { eraOf } from './era-of';
export {
  builtInAnswer,
  generatedChoices,
  generatedContext,
  generatedTexts,
  goodAnswers,
  hostileAnswers,
  pictureAddress,
  pictureDrawing,
} from './fixtures/answers';
export { bronzeAge, manyPeriods, period, periods } from './fixtures/periods';
export {
  aftermath,
  choice,
  choices,
  context,
  impact,
  manyChoices,
  record,
  scenario,
} from './fixtures/scene';
export {
  arabicScenario,
  germanChoices,
  germanScenario,
  longScenario,
  shortScenario,
} from './fixtures/unusual-texts';
