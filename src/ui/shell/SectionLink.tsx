import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { ChatsStore } from '../../application/chat/ChatsStore';
import { Icon } from '../components/Icon';
import { isInSection } from './sections';
import type { Section } from './sections';
import { ScreenTable } from '../kernel/ScreenTable';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';

interface SectionLinkProps {
  readonly section: Section;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

/** Link to a section, marked as the current page on each page of it. Documents say how many of them wait, the chat how much is unread. */
export const SectionLink = observer(function SectionLink({ section, className, onFollow }: SectionLinkProps) {
  const { t } = useTranslation('shell');
  const { awaited } = useService(ShellViewModel);
  const { unread } = useService(ChatsStore);
  const { sections } = useService(ScreenTable);
  const { pathname } = useLocation();
  const { path, name, icon } = section;
  return (
    <Link
      to={path}
      className={className}
      aria-current={isInSection(pathname, section, sections) ? 'page' : undefined}
      {...(onFollow !== undefined && { onClick: onFollow })}
    >
      <Icon name={icon} />
      <span>
        {name === 'documents' && awaited.toApprove + awaited.toSign > 0
          ? t(awaited.toApprove === 0 ? 'nav.documentsToSign' : 'nav.documentsWaiting', {
              number: awaited.toApprove + awaited.toSign,
            })
          : name === 'messages' && unread > 0
            ? t('nav.messagesUnread', { number: unread })
            : t(`nav.${name}`)}
      </span>
    </Link>
  );
});
