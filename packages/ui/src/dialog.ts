export { ContextDialog, type ContextDialogProps } from './components/ContextDialog/ContextDialog';
