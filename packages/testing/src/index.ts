// Fixtures that run anywhere, browsers included. What needs MSW or Node has separate entries in package.json.
export { eraOf } from './era-of';
export { callFaults, type CallFault, type HeldUntil, wrongTypeFaults } from './faults/call-faults';
export { type FaultyCall, faultyCalls, fullAnswers } from './faults/full-answers';
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
export { glossary, sourceDocument } from './fixtures/glossary';
export { mementos } from './fixtures/closed-eras';
export {
  closedJournal,
  emptyJournal,
  journal,
  journalOfOneClosed,
  journalWith,
} from './fixtures/journal';
export { keepsakeWords, keepsakes } from './fixtures/keepsakes';
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
export { HOSTILE_CALL, HOSTILE_HOST, hostileBackgrounds } from './faults/hostile-html';
