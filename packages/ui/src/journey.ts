export type { DialogMessage, OpenDialogProps } from './components/DialogFrame/DialogFrame';
export { JourneyButton, type JourneyButtonProps } from './components/JourneyButton/JourneyButton';
export { JourneyDialog, type JourneyDialogProps } from './components/JourneyDialog/JourneyDialog';
export { JourneyLine, type JourneyLineProps } from './components/JourneyLine/JourneyLine';
export { JourneyStep, type JourneyStepProps } from './components/JourneyLine/JourneyStep';
