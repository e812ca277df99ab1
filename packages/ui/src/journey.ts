export { JourneyButton, type JourneyButtonProps } from './components/JourneyButton/JourneyButton';
export {
  JourneyDialog,
  type JourneyDialogProps,
  type JourneyMessage,
} from './components/JourneyDialog/JourneyDialog';
