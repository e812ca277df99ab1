export type { DialogMessage, OpenDialogProps } from './components/DialogFrame/DialogFrame';
export { Colophon, type ColophonProps } from './components/Colophon/Colophon';
export { JourneyButton, type JourneyButtonProps } from './components/JourneyButton/JourneyButton';
export { JourneyDialog, type JourneyDialogProps } from './components/JourneyDialog/JourneyDialog';
export { JourneyLine, type JourneyLineProps } from './components/JourneyLine/JourneyLine';
export { JourneyStep, type JourneyStepProps } from './components/JourneyLine/JourneyStep';
export { Memento, type MementoProps } from './components/Memento/Memento';
export { ReckoningNote, type ReckoningNoteProps } from './components/ReckoningNote/ReckoningNote';
