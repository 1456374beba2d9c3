import { Menu } from '@base-ui/react/menu';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ChatsStore } from '../../application/chat/ChatsStore';
import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { HIDE_AMOUNTS, LOCK, SHOW_AMOUNTS } from '../flow/actions/commandActions';
import type { ScreenAction } from '../kernel/Action';
import { ScreenTable } from '../kernel/ScreenTable';
import { useCommands } from '../flow/actions/useCommands';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import menuStyles from '../components/Menu.module.css';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { UserBadge } from './UserBadge';
import styles from './UserMenu.module.css';

/** Personal pages, by the words of the menu. */
const ITEMS = ['profile', 'loginHistory'] as const;

/** Menu items of individuals; companies have no wallets. */
const ITEMS_OF_PEOPLE = ['wallets', ...ITEMS] as const;

/** Name of the user, with a menu of personal pages. It opens at once: it is fetched by the press that asks for it. */
export const UserMenu = observer(function UserMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const model = useService(ShellViewModel);
  const visibility = useService(AmountVisibility);
  const screens = useService(ScreenTable);
  const { unread } = useService(ChatsStore);
  // The menu is rendered within the header, where users navigating by landmarks look for it.
  const place = useRef<HTMLDivElement>(null);
  const name = model.headerName(language);
  if (name === undefined) {
    return null;
  }
  const pages = (ids: readonly (typeof ITEMS_OF_PEOPLE)[number][]) =>
    ids.map((id) => <ScreenItem key={id} action={screens.action(id)} text={t(`userMenu.${id}`)} />);
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={classNames(styles['user'], model.isCorporate && styles['company'])}>
        <UserBadge name={name} />
      </Menu.Trigger>
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner className={menuStyles['positioner']} sideOffset={6} align="start">
          <Menu.Popup className={menuStyles['popup']}>
            {model.isCorporate ? (
              pages(ITEMS)
            ) : (
              <Menu.Group>
                <Menu.GroupLabel className={styles['whole']}>{model.displayName(language)}</Menu.GroupLabel>
                {pages(ITEMS_OF_PEOPLE)}
              </Menu.Group>
            )}
            <ScreenItem
              action={screens.action('messages')}
              text={unread > 0 ? t('nav.messagesUnread', { number: unread }) : t('nav.messages')}
            />
            <CommandItem action={visibility.hidden ? SHOW_AMOUNTS : HIDE_AMOUNTS} />
            {model.canLock && <CommandItem action={LOCK} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
});

/** Menu item that opens a screen. */
function ScreenItem({ action: { path, icon }, text }: { readonly action: ScreenAction; readonly text: string }) {
  return (
    <Menu.LinkItem className={menuStyles['item']} closeOnClick render={<Link to={path} />}>
      <Icon name={icon} />
      {text}
    </Menu.LinkItem>
  );
}

/** Menu item that does something at once. */
function CommandItem({ action }: { readonly action: typeof SHOW_AMOUNTS | typeof HIDE_AMOUNTS | typeof LOCK }) {
  const { t } = useTranslation(['shell']);
  const run = useCommands();
  return (
    <Menu.Item className={menuStyles['item']} onClick={() => run(action.command)}>
      <Icon name={action.icon} />
      {t(action.label)}
    </Menu.Item>
  );
}
