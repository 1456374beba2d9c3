import { useTranslation } from 'react-i18next';

import { THEMES } from '../theme/Theme';
import type { Theme } from '../theme/Theme';
import { useTheme } from '../theme/ThemeContext';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { IconButton } from './IconButton';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon' };

/** Goes round the themes: as the device, light, dark. Says which one is on. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const { theme, choose } = useTheme();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <IconButton label={t('themeNow', { theme: t(`themes.${theme}`) })} onClick={() => choose(next)}>
      <Icon name={ICONS[theme]} />
    </IconButton>
  );
}
