import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { isTheme, THEMES } from '../theme/Theme';
import { useTheme } from '../theme/ThemeContext';
import { THEME_ICONS } from './themeIcons';
import { Icon } from './Icon';
import styles from './Menu.module.css';
import { ThemeTrigger } from './ThemeTrigger';

/** Menu of the themes: as on the device, light, dark, high contrast. It opens at once: it is fetched by the press that asks for it. */
export function ThemeMenu() {
  const { t } = useTranslation('common');
  const { theme, choose } = useTheme();
  // The menu is rendered beside its button, within the landmark of the button.
  const place = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger render={<ThemeTrigger />} />
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner className={styles['positioner']} sideOffset={6} align="end">
          <Menu.Popup className={styles['popup']} aria-label={t('theme')}>
            <Menu.RadioGroup value={theme} onValueChange={(chosen: string) => isTheme(chosen) && choose(chosen)}>
              {THEMES.map((one) => (
                <Menu.RadioItem key={one} value={one} className={styles['item']} closeOnClick>
                  <Icon name={THEME_ICONS[one]} />
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
