export {
  sendJson,
  startStandIn,
  type Behaviour,
  type ReceivedRequest,
  type StandIn,
} from './http-stand-in';
export {
  asksForChoices,
  completion,
  goodChoices,
  goodContext,
  sendContent,
  startDeepSeek,
  type Writing,
} from './deepseek';
export { photo, searchResult, startPexels, startPexelsWithPicture } from './pexels';
