import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { ActionTiles } from '../components/ActionTiles';
import type { IconName } from '../components/Icon';

interface Act {
  readonly words:
    'quick.send' | 'quickTransfer' | 'quick.pay' | 'quick.qr' | 'quick.bank' | 'quick.file' | 'quick.statement';
  readonly icon: IconName;
  readonly path: string;
}

const OWN_ACCOUNTS: Act = { words: 'quickTransfer', icon: 'transfer', path: '/payment/own-accounts' };

const ACTS_OF_PEOPLE: readonly Act[] = [
  { words: 'quick.send', icon: 'send', path: '/payment/other-accounts' },
  OWN_ACCOUNTS,
  { words: 'quick.pay', icon: 'receipt', path: '/payment/provider' },
  { words: 'quick.qr', icon: 'qr', path: '/payment/qr' },
];

const ACTS_OF_COMPANIES: readonly Act[] = [
  { words: 'quick.bank', icon: 'bank', path: '/payment/another-banks' },
  { words: 'quick.file', icon: 'upload', path: '/payment/batch-loading' },
  OWN_ACCOUNTS,
  { words: 'quick.statement', icon: 'download', path: '/accounts/excerpt' },
];

/** The most frequent acts, as far as they are open to the user. */
export const ActionRow = observer(function ActionRow({ isCorporate }: { readonly isCorporate: boolean }) {
  const { t } = useTranslation('home');
  const acts = isCorporate ? ACTS_OF_COMPANIES : ACTS_OF_PEOPLE;
  return <ActionTiles label={t('quick.title')} acts={acts.map(({ words, ...act }) => ({ ...act, words: t(words) }))} />;
});
