import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { amountInWords } from '../../domain/money/amountInWords';
import { formatMoney } from '../../domain/money/formatAmount';
import type { Money } from '../../domain/money/Money';
import type { OperationPreview } from '../../domain/operation/OperationPreview';
import { formatTime } from '../../domain/time/format';
import { Alert } from '../components/Alert';
import { Amount } from '../components/Amount';
import { Button, ButtonLink } from '../components/Button';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SummaryList } from '../components/SummaryList';
import type { SummaryRow } from '../components/SummaryList';
import { useLanguage } from '../locales/useLanguage';
import { useService } from '../shell/ServicesContext';
import { AccountWords } from './AccountWords';
import { ConfirmationWords } from './ConfirmationWords';
import { OwnAccountsTransferViewModel } from './OwnAccountsTransferViewModel';
import styles from './Transfer.module.css';
import { CHECK_PATH, FORM_PATH } from './transferPaths';
import { TransferSteps } from './TransferSteps';
import { useTransferPage } from './useTransferPage';

/** Everything that will happen, before it happens. */
export const TransferCheckScreen = observer(function TransferCheckScreen() {
  const { t } = useTranslation('transfer');
  const model = useService(OwnAccountsTransferViewModel);
  useTransferPage({ model, path: CHECK_PATH, open: model.review });
  const { preview } = model;
  if (preview === undefined) {
    return null;
  }
  return (
    <div className={styles['page']}>
      <PageHeader title={t('check.title')} />
      <TransferSteps page="check" />
      <div className={styles['fields']}>
        <Alert tone="caution">
          <p>{t('check.notSent')}</p>
        </Alert>
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        <CheckFacts model={model} preview={preview} />
        <CheckButtons model={model} preview={preview} />
      </div>
    </div>
  );
});

interface CheckProps {
  readonly model: OwnAccountsTransferViewModel;
  readonly preview: OperationPreview;
}

const CheckFacts = observer(function CheckFacts({ model, preview }: CheckProps) {
  const { t } = useTranslation(['transfer', 'operations']);
  const changeTo = (fieldId: string, spoken: string): NonNullable<SummaryRow['change']> => ({
    to: `${FORM_PATH}#${fieldId}`,
    label: t('check.change'),
    spoken,
  });
  const rows: readonly SummaryRow[] = [
    {
      key: 'debit',
      term: t('form.from'),
      value: <AccountWords number={preview.debit.accountNumber} account={model.debitAccount} />,
      change: changeTo('debitAccountId', t('check.changeFrom')),
    },
    {
      key: 'credit',
      term: t('form.to'),
      value: <AccountWords number={preview.credit.accountNumber} account={model.creditAccount} />,
      change: changeTo('creditAccountId', t('check.changeTo')),
    },
    {
      key: 'amount',
      term: t('form.amount'),
      value: <AmountWithWords amount={preview.amount} />,
      change: changeTo('amountText', t('check.changeAmount')),
    },
    { key: 'fee', term: t('operations:fields.fee'), value: <Amount amount={preview.fee} always /> },
    { key: 'total', term: t('operations:fields.total'), value: <Amount amount={preview.total} size="lead" always /> },
    { key: 'arrival', term: t('check.arrival'), value: t('check.arrivalNow') },
    {
      key: 'purpose',
      term: t('form.purpose'),
      value: preview.purpose === '' ? t('check.noPurpose') : preview.purpose,
      change: changeTo('purpose', t('check.changePurpose')),
    },
  ];
  return (
    <Panel>
      <div className={styles['fields']}>
        <SummaryList rows={rows} />
        <ConfirmationWords preview={preview} />
      </div>
    </Panel>
  );
});

/** In words as well where the domain can spell them: a slipped digit is easier to hear than to see. */
function AmountWithWords({ amount }: { readonly amount: Money }) {
  const language = useLanguage();
  const spelled = language === 'ru' || language === 'kg' ? amountInWords(amount, language) : undefined;
  return (
    <span className={styles['spelled']}>
      <Amount amount={amount} size="lead" always />
      {spelled !== undefined && <span className={styles['words']}>{spelled}</span>}
    </span>
  );
}

const CheckButtons = observer(function CheckButtons({ model, preview }: CheckProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  return (
    <>
      <div className={styles['buttons']}>
        <Button busy={model.busy} onClick={() => void model.proceed()}>
          {t('check.submit', { amount: formatMoney(preview.amount, language) })}
        </Button>
        <ButtonLink tone="secondary" to={FORM_PATH}>
          {t('check.back')}
        </ButtonLink>
      </div>
      <p className={styles['note']}>{t('check.confirmBefore', { time: formatTime(preview.expiresAt) })}</p>
    </>
  );
});
