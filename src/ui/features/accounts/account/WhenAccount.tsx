import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../domain/account/Account';
import { WhenFound } from '../../../components/WhenLoaded';
import type { AccountChoiceViewModel } from './AccountChoiceViewModel';

const SKELETON_ROWS = 6;

interface WhenAccountProps {
  readonly model: AccountChoiceViewModel;
  readonly children: (account: Account) => ReactNode;
}

/** The account of a page, once the accounts are known; says so when there is none. */
export const WhenAccount = observer(function WhenAccount({ model, children }: WhenAccountProps) {
  const { t } = useTranslation('accounts');
  return (
    <WhenFound
      value={model.account}
      status={model.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.reload}
      missing={{ icon: 'account', title: t('emptyTitle'), text: t('emptyText') }}
    >
      {children}
    </WhenFound>
  );
});
