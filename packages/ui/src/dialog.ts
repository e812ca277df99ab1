export { ContextDialog, type ContextDialogProps } from './components/ContextDialog/ContextDialog';
export type { OpenDialogProps } from './components/DialogFrame/DialogFrame';
// Paper shows the background too, so its sanitiser comes once for both.
export {
  PrintSheet,
  type PrintSheetProps,
  type PrintedNote,
} from './components/PrintSheet/PrintSheet';
export { createTextMarker, type TextMarker } from './components/Terms/mark-terms';
export { Terms, type TermsProps } from './components/Terms/Terms';
export type { PictureSource } from './components/ScenePicture/picture-source';
