export { Announcer, type AnnouncerProps } from './components/Announcer/Announcer';
export { AudioBars, type AudioBarsProps } from './components/AudioBars/AudioBars';
export { ChoiceCard, type ChoiceCardProps } from './components/ChoicePanel/ChoiceCard';
export { ChoicePanel, type ChoicePanelProps } from './components/ChoicePanel/ChoicePanel';
export { ImpactBox, type ImpactBoxProps } from './components/ChoicePanel/ImpactBox';
export { EraTimeline, type EraTimelineProps } from './components/EraTimeline/EraTimeline';
export { FailedPart, type FailedPartProps } from './components/FailedPart/FailedPart';
export { GameLayout, type GameLayoutProps } from './components/GameLayout/GameLayout';
export { Header, type HeaderProps } from './components/Header/Header';
export { Icon, iconFor, iconNames, type IconName, type IconProps } from './components/Icon/Icon';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { ModelMark, type ModelMarkProps } from './components/ModelMark/ModelMark';
export { MusicControl, type MusicControlProps } from './components/MusicControl/MusicControl';
export { NotFoundPage, type NotFoundPageProps } from './components/NotFoundPage/NotFoundPage';
export { Panel, type PanelProps } from './components/Panel/Panel';
export { RecordNote, type RecordNoteProps } from './components/RecordNote/RecordNote';
export {
  CONTEXT_HASH,
  ScenarioPanel,
  type ScenarioPanelProps,
} from './components/ScenarioPanel/ScenarioPanel';
export type { PictureSource } from './components/ScenePicture/picture-source';
export { ScenePicture, type ScenePictureProps } from './components/ScenePicture/ScenePicture';
export { SkipLinks, type SkipLinksProps } from './components/SkipLinks/SkipLinks';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export {
  VisuallyHidden,
  type VisuallyHiddenProps,
} from './components/VisuallyHidden/VisuallyHidden';
export type { TextMarker } from './components/Terms/mark-terms';
