export { LivingPicture, type LivingPictureProps } from './components/LivingPicture/LivingPicture';
export type {
  PictureDrift,
  PictureGlow,
  PictureLife,
} from './components/LivingPicture/picture-life';
