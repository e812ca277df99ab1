export { Tooltips } from './components/Tooltip/Tooltips';
