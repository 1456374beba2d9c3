import type { IconName } from './Icon';
import type { Theme } from '../theme/Theme';

/** Icon of each theme. */
export const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  system: 'system',
  light: 'sun',
  dark: 'moon',
  contrast: 'contrast',
};
