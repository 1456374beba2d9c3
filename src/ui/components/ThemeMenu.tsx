import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isTheme, THEMES } from '../theme/Theme';
import type { Theme } from '../theme/Theme';
import { useTheme } from '../theme/ThemeContext';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { IconButton } from './IconButton';
import styles from './Menu.module.css';

const ICONS: Readonly<Record<Theme, IconName>> = { system: 'system', light: 'sun', dark: 'moon', contrast: 'contrast' };

/** Menu of the themes: as on the device, light, dark, high contrast. The button names the one that is on. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const { theme, choose } = useTheme();
  // The menu is rendered beside its button, within the landmark of the button.
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        render={
          <IconButton label={t('themeNow', { theme: t(`themes.${theme}`) })}>
            <Icon name={ICONS[theme]} />
          </IconButton>
        }
      />
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner className={styles['positioner']} sideOffset={6} align="end">
          <Menu.Popup className={styles['popup']} aria-label={t('theme')}>
            <Menu.RadioGroup value={theme} onValueChange={(chosen: string) => isTheme(chosen) && choose(chosen)}>
              {THEMES.map((one) => (
                <Menu.RadioItem key={one} value={one} className={styles['item']} closeOnClick>
                  <Icon name={ICONS[one]} />
                  <span className={styles['words']}>{t(`themes.${one}`)}</span>
                  <Menu.RadioItemIndicator className={styles['chosen']}>
                    <Icon name="check" />
                  </Menu.RadioItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
