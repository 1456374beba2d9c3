import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { ScreenAction } from '../../../flow/actions/Action';
import {
  ANOTHER_BANKS,
  BATCH,
  OTHER_ACCOUNTS,
  OWN_ACCOUNTS,
  QR,
  SERVICES,
} from '../../../flow/actions/frequentPayments';
import { STATEMENT } from '../../../flow/actions/statementAction';
import { ActionTiles } from '../../../components/ActionTiles';

/** An action as the row calls it, in a word. */
interface Act {
  readonly words:
    'quick.send' | 'quickTransfer' | 'quick.pay' | 'quick.qr' | 'quick.bank' | 'quick.file' | 'quick.statement';
  readonly action: ScreenAction;
}

const BETWEEN_OWN: Act = { words: 'quickTransfer', action: OWN_ACCOUNTS };

const ACTS_OF_PEOPLE: readonly Act[] = [
  { words: 'quick.send', action: OTHER_ACCOUNTS },
  BETWEEN_OWN,
  { words: 'quick.pay', action: SERVICES },
  { words: 'quick.qr', action: QR },
];

const ACTS_OF_COMPANIES: readonly Act[] = [
  { words: 'quick.bank', action: ANOTHER_BANKS },
  { words: 'quick.file', action: BATCH },
  BETWEEN_OWN,
  { words: 'quick.statement', action: STATEMENT },
];

/** The most frequent acts, as far as they are open to the user. */
export const ActionRow = observer(function ActionRow({ isCorporate }: { readonly isCorporate: boolean }) {
  const { t } = useTranslation('home');
  const acts = isCorporate ? ACTS_OF_COMPANIES : ACTS_OF_PEOPLE;
  return (
    <ActionTiles
      label={t('quick.title')}
      acts={acts.map(({ words, action: { icon, path } }) => ({ icon, path, words: t(words) }))}
    />
  );
});
