import type { ButtonHTMLAttributes, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useTheme } from '../theme/ThemeContext';
import { THEME_ICONS } from './themeIcons';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface ThemeTriggerProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Button of the theme menu, which names the theme that is on. */
export function ThemeTrigger(props: ThemeTriggerProps) {
  const { t } = useTranslation('common');
  const { theme } = useTheme();
  return (
    <IconButton label={t('themeNow', { theme: t(`themes.${theme}`) })} {...props}>
      <Icon name={THEME_ICONS[theme]} />
    </IconButton>
  );
}
