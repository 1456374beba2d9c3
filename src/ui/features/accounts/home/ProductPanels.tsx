import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { shownWalletNumber } from '../../../../domain/wallet/walletNumber';
import { isPastDue } from '../../../../domain/loan/Loan';
import { formatDateTime, formatDay } from '../../../../domain/time/format';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { Badge } from '../../../components/Badge';
import { DEPOSITS_PATH, depositPath, OPENING_PATH } from '../../../objects/deposits/depositPaths';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { usePercentText } from '../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../language/useLanguage';
import { loanPath, LOANS_PATH } from '../../../objects/loans/loanPaths';
import { useLoanName } from '../../../objects/loans/useLoanName';
import { WALLETS_PATH, walletPath } from '../../../objects/wallets/walletPaths';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import { ProductPanel } from './ProductPanel';

interface ModelProps {
  readonly model: HomeScreenViewModel;
}

/** Active deposits, the latest first. */
export const DepositsPanel = observer(function DepositsPanel({ model }: ModelProps) {
  const language = useLanguage();
  const { t } = useTranslation(['home', 'deposits']);
  const nameOf = useDepositName();
  const percentText = usePercentText();
  const lines = model.deposits.map((deposit) => ({
    id: deposit.id,
    path: depositPath(deposit.id),
    name: nameOf(deposit),
    note: t('home:depositLine', { rate: percentText(deposit.rate), day: formatDay(deposit.maturesOn, language) }),
    mark: deposit.closing === undefined ? undefined : <Badge tone="caution">{t('deposits:closing')}</Badge>,
    amount: deposit.balance,
  }));
  return (
    <ProductPanel
      words={t('home:deposits', { returnObjects: true })}
      allPath={DEPOSITS_PATH}
      status={model.depositsStatus}
      lines={lines}
      onRetry={model.retryDeposits}
      onward={{ path: OPENING_PATH, label: t('home:openDeposit') }}
    />
  );
});

/** Loans that are being repaid, the latest first: what is still owed. */
export const LoansPanel = observer(function LoansPanel({ model }: ModelProps) {
  const language = useLanguage();
  const { t } = useTranslation('home');
  const nameOf = useLoanName();
  const percentText = usePercentText();
  const lines = model.loans.map((loan) => ({
    id: loan.id,
    path: loanPath('credit', loan.id),
    name: nameOf(loan),
    note: [
      percentText(loan.rate),
      loan.next === undefined ? '' : t('loanNext', { day: formatDay(loan.next.dueOn, language) }),
    ]
      .filter(Boolean)
      .join(PUNCTUATION[language].between),
    mark: isPastDue(loan) ? <Badge tone="negative">{t('loanPastDue')}</Badge> : undefined,
    amount: loan.outstanding,
  }));
  return (
    <ProductPanel
      words={t('loans', { returnObjects: true })}
      allPath={LOANS_PATH}
      status={model.loansStatus}
      lines={lines}
      onRetry={model.retryLoans}
    />
  );
});

/** Electronic wallets in the order they were bound; their operator says what is in them. */
export const WalletsPanel = observer(function WalletsPanel({ model }: ModelProps) {
  const language = useLanguage();
  const { t } = useTranslation(['home', 'wallets']);
  const lines = model.wallets.map(({ id, number, status, balance }) => ({
    id,
    path: walletPath(id),
    name: t('wallets:name', { number: shownWalletNumber(number) }),
    note:
      balance === undefined || balance.isCurrent
        ? ''
        : t('wallets:asOf', { time: formatDateTime(balance.at, language) }),
    mark: status === 'bound' ? undefined : <Badge tone="caution">{t(`wallets:statuses.${status}`)}</Badge>,
    amount: balance?.amount,
  }));
  return (
    <ProductPanel
      words={t('home:wallets', { returnObjects: true })}
      allPath={WALLETS_PATH}
      status={model.walletsStatus}
      lines={lines}
      onRetry={model.retryWallets}
    />
  );
});
