export type { Keepsake } from '@time-traveler/game-core/journey';
export type { DialogMessage, OpenDialogProps } from './components/DialogFrame/DialogFrame';
export type { KeepsakePicture } from './components/Keepsake/draw-keepsake';
export { KeepsakeDialog, type KeepsakeDialogProps } from './components/Keepsake/KeepsakeDialog';
export type { PictureSource } from './components/ScenePicture/picture-source';
