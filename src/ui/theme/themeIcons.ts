import type { IconName } from '../components/Icon';
import type { Theme } from './Theme';

/** Icon of each theme. */
export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  system: 'system',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
};
