import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatMoney } from '../../../domain/money/formatAmount';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { formatTime } from '../../../domain/time/format';
import { Alert } from '../../components/Alert';
import { Button, ButtonLink } from '../../components/Button';
import { classNames } from '../../components/classNames';
import { FailureAlert } from '../../components/FailureAlert';
import { PageHeader } from '../../components/PageHeader';
import { Panel } from '../../components/Panel';
import { SummaryList } from '../../components/SummaryList';
import { ConfirmationWords } from '../confirmation/ConfirmationWords';
import { useLanguage } from '../../language/useLanguage';
import { ReplacedDocument } from '../../objects/documents/ReplacedDocument';
import { DocumentWarnings } from '../../objects/documents/DocumentWarnings';
import { PayeeRemark } from './PayeeRemark';
import { DuplicateWarning } from './DuplicateWarning';
import type { OpenPayment } from './OpenPayment';
import styles from './Payment.module.css';
import type { PaymentAct } from './PaymentDefinition';
import { partyOf } from './PaymentKinds';
import { PaymentSteps } from './PaymentSteps';
import { SignersList } from './SignersList';
import { AnotherTaxpayer } from './AnotherTaxpayer';
import { useCheckRows } from './useCheckRows';
import { usePaymentPage } from './usePaymentPage';

/** Assurance that nothing has happened yet, where it is not about money that is sent. */
const NOT_YET: Readonly<Partial<Record<PaymentAct, 'check.notReceived' | 'check.notApplied'>>> = {
  receive: 'check.notReceived',
  apply: 'check.notApplied',
};

interface PaymentProps {
  readonly payment: OpenPayment;
}

/** Check page with all facts of the operation before it is confirmed. */
export const PaymentCheckScreen = observer(function PaymentCheckScreen({ payment }: PaymentProps) {
  const { t } = useTranslation('transfer');
  const { confirmation, kind, preview, duplicate, warnings, replaces } = payment;
  usePaymentPage({ payment, page: 'check', open: confirmation.review });
  const { failure } = confirmation;
  if (preview === undefined) {
    return null;
  }
  const party = kind.payee && partyOf(kind.payee, preview);
  const { taxpayerInn, taxpayer = '' } = preview.terms.details ?? {};
  return (
    <>
      <PageHeader title={t(`acts.${kind.act}.check`)} />
      <PaymentSteps page="check" />
      <div className={styles['fields']}>
        <Alert tone="caution">
          <p>{t(NOT_YET[kind.act] ?? 'check.notSent')}</p>
        </Alert>
        {failure !== undefined && <FailureAlert failure={failure} />}
        {duplicate !== undefined && <DuplicateWarning transaction={duplicate} />}
        {party !== undefined && <PayeeRemark party={party} />}
        <DocumentWarnings warnings={warnings} />
        {replaces !== undefined && <ReplacedDocument replaces={replaces} />}
        {taxpayerInn !== undefined && <AnotherTaxpayer inn={taxpayerInn} name={taxpayer} />}
        <CheckFacts payment={payment} preview={preview} />
        {preview.awaited !== undefined && (
          <Panel title={t('signatures.title')}>
            <SignersList awaited={preview.awaited} />
          </Panel>
        )}
        <CheckButtons payment={payment} preview={preview} />
      </div>
    </>
  );
});

interface CheckProps extends PaymentProps {
  readonly preview: OperationPreview;
}

const CheckFacts = observer(function CheckFacts({ payment, preview }: CheckProps) {
  const rows = useCheckRows(payment, preview);
  return (
    <Panel>
      <div className={styles['fields']}>
        <SummaryList rows={rows} />
        <ConfirmationWords text={preview.confirmationText} fingerprint={preview.fingerprint} />
      </div>
    </Panel>
  );
});

const CheckButtons = observer(function CheckButtons({ payment, preview }: CheckProps) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const { confirmation, kind } = payment;
  return (
    <>
      <div className={classNames(styles['buttons'], styles['act'])}>
        <Button busy={confirmation.busy} onClick={() => void confirmation.proceed()}>
          {preview.awaited === undefined
            ? t(`acts.${kind.act}.submit`, { amount: formatMoney(preview.amount, language) })
            : t('signatures.send')}
        </Button>
      </div>
      <div className={styles['buttons']}>
        <ButtonLink tone="secondary" to={kind.path}>
          {t('check.back')}
        </ButtonLink>
      </div>
      <p className={styles['note']}>
        {t(kind.act === 'apply' ? 'check.applyBefore' : beforeOf(preview), { time: formatTime(preview.expiresAt) })}
      </p>
    </>
  );
});

function beforeOf({ terms }: OperationPreview): 'check.confirmBefore' | 'check.confirmRateBefore' {
  return terms.rate === undefined ? 'check.confirmBefore' : 'check.confirmRateBefore';
}
