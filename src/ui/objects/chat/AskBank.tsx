import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../components/Button';
import { useMayOpen } from '../../components/OpenScreens';
import { Phones } from '../../kernel/Phones';
import { topicPath } from './chatPaths';
import type { BankSubject } from './chatPaths';

interface AskBankProps {
  readonly about: BankSubject;
  /** Called when the chat is opened, for example to close a dialog. */
  readonly onFollow?: () => void;
}

/** Way of a signed-in user to the bank: the chat in the topic of the subject, or the call centre where the user has no chat. */
export function AskBank({ about, onFollow }: AskBankProps) {
  const { t } = useTranslation('shell');
  const mayOpen = useMayOpen();
  const path = topicPath(about);
  return mayOpen(path) ? (
    <p>
      <ButtonLink tone="quiet" size="small" icon="chat" to={path} onClick={onFollow}>
        {t('writeToBank')}
      </ButtonLink>
    </p>
  ) : (
    <Phones />
  );
}
