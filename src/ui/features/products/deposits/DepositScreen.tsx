import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { canBeClosed, canBeReplenished } from '../../../../domain/deposit/Deposit';
import type { Deposit } from '../../../../domain/deposit/Deposit';
import { nextPayoutDay } from '../../../../domain/deposit/depositDays';
import { addDays } from '../../../../domain/time/days';
import { formatDay } from '../../../../domain/time/format';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { Stack } from '../../../components/Stack';
import { SummaryList } from '../../../components/SummaryList';
import type { SummaryRow } from '../../../components/SummaryList';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { depositClosing } from './close/depositClosing';
import { DEPOSITS_PATH, depositStatementPath } from '../../../objects/deposits/depositPaths';
import styles from './Deposits.module.css';
import { RenameDeposit } from './RenameDeposit';
import { depositReplenishment } from './replenishment/depositReplenishmentKind';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { usePercentText } from '../../../objects/deposits/usePercentText';

const SKELETON_ROWS = 6;

/** One deposit: its balance, its interest, and its available operations. */
export const DepositScreen = observer(function DepositScreen() {
  const { t } = useTranslation('deposits');
  const { depositId = '' } = useParams();
  const store = useService(DepositsStore);
  const nameOf = useDepositName();
  const deposit = store.byId(depositId);

  useEffect(() => void store.ensure(), [store]);

  return (
    <>
      <PageHeader
        title={deposit === undefined ? t('deposit') : nameOf(deposit)}
        back={{ to: DEPOSITS_PATH, label: t('title') }}
      />
      <WhenFound
        value={deposit}
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
        missing={{ icon: 'deposit', title: t('missing.title'), text: t('missing.text') }}
      >
        {(found) => <Contract deposit={found} store={store} />}
      </WhenFound>
    </>
  );
});

interface ContractProps {
  readonly deposit: Deposit;
  readonly store: DepositsStore;
}

const Contract = observer(function Contract({ deposit, store }: ContractProps) {
  const language = useLanguage();
  const { t } = useTranslation('deposits');
  const moneyText = useMoneyText();
  const rows = useFacts(deposit);
  return (
    <Stack>
      {deposit.closing !== undefined && (
        <Alert tone="caution">
          <p>
            {t('beingClosed', {
              day: formatDay(deposit.closing.doneBy, language),
              amount: moneyText(deposit.closing.credited),
            })}
          </p>
        </Alert>
      )}
      <Panel>
        <p className={styles['balance']}>
          <Amount amount={deposit.balance} size="large" />
        </p>
        <Actions deposit={deposit} />
      </Panel>
      <Panel title={t('contract')}>
        <SummaryList rows={rows} />
      </Panel>
      <RenameDeposit key={deposit.id} deposit={deposit} store={store} />
    </Stack>
  );
});

/** Available operations of the deposit, each on its own page with the deposit filled in. */
function Actions({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('deposits');
  const context = useService(PaymentContext);
  const navigate = useNavigate();
  const replenish = (): void => {
    depositReplenishment.at(context).fill({ depositId: deposit.id });
    void navigate(depositReplenishment.path);
  };
  const close = (): void => {
    const account = context.accounts.byNumber(deposit.payoutAccountNumber);
    depositClosing.at(context).fill({ depositId: deposit.id, creditAccountId: account?.id ?? '' });
    void navigate(depositClosing.path);
  };
  return (
    <ButtonRow>
      {canBeReplenished(deposit) && (
        <Button icon="incoming" onClick={replenish}>
          {t('replenish')}
        </Button>
      )}
      {canBeClosed(deposit) && (
        <Button tone="secondary" onClick={close}>
          {t('close')}
        </Button>
      )}
      <ButtonLink tone="secondary" to={depositStatementPath(deposit.id)}>
        {t('statement')}
      </ButtonLink>
      <ButtonLink tone="quiet" to="/history">
        {t('toHistory')}
      </ButtonLink>
    </ButtonRow>
  );
}

function useFacts(deposit: Deposit): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation('deposits');
  const percentText = usePercentText();
  const next = nextPayoutDay(deposit, addDays(deposit.accruedOn, 1));
  const row = (key: string, term: string, value: SummaryRow['value']): SummaryRow => ({ key, term, value });
  return [
    row('accrued', t('facts.accrued'), <Amount amount={deposit.accrued} />),
    row('accruedOn', t('facts.accruedOn'), formatDay(deposit.accruedOn, language)),
    row('accruedBefore', t('facts.accruedBefore'), <Amount amount={deposit.accruedBefore} />),
    row('paid', t('facts.paid'), <Amount amount={deposit.paid} />),
    row('rate', t('facts.rate'), t('yearly', { rate: percentText(deposit.rate) })),
    row('payout', t('facts.payout'), t(deposit.capitalized ? 'payouts.capitalized' : `payouts.${deposit.payout}`)),
    ...(next === undefined ? [] : [row('next', t('facts.next'), formatDay(next, language))]),
    row('type', t('facts.type'), t(`types.${deposit.type}`)),
    row('number', t('facts.number'), deposit.contractNumber),
    row('account', t('facts.account'), groupAccountNumber(deposit.accountNumber)),
    row('opened', t('facts.opened'), formatDay(deposit.openedOn, language)),
    row('matures', t('facts.matures'), formatDay(deposit.maturesOn, language)),
    row('term', t('facts.term'), t('months', { count: deposit.termMonths })),
    row('contractAmount', t('facts.contractAmount'), <Amount amount={deposit.contractAmount} />),
    row('payoutAccount', t('facts.payoutAccount'), groupAccountNumber(deposit.payoutAccountNumber)),
    row('ending', t('opening.ending'), t(`opening.endings.${deposit.prolongs ? 'prolong' : 'end'}`)),
    ...(deposit.child === undefined
      ? []
      : [
          row(
            'child',
            t('opening.child'),
            t('opening.childLine', { name: deposit.child.fullName, day: formatDay(deposit.child.bornOn, language) }),
          ),
        ]),
    row('earlyRate', t('facts.earlyRate'), t('yearly', { rate: percentText(deposit.earlyRate) })),
  ];
}
