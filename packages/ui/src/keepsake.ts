export type { Keepsake } from '@time-traveler/game-core/journey';
export type { OpenDialogProps } from './components/DialogFrame/DialogFrame';
export type { JourneyMessage } from './components/JourneyDialog/JourneyDialog';
export type { KeepsakePicture } from './components/Keepsake/draw-keepsake';
export { KeepsakeDialog, type KeepsakeDialogProps } from './components/Keepsake/KeepsakeDialog';
export type { PictureSource } from './components/ScenePicture/ScenePicture';
