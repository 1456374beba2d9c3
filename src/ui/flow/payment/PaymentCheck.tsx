import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { Disclosure } from '../../components/Disclosure';
import { SummaryList } from '../../components/SummaryList';
import { DocumentWarnings } from '../../objects/documents/DocumentWarnings';
import { ReplacedDocument } from '../../objects/documents/ReplacedDocument';
import { AnotherTaxpayer } from './AnotherTaxpayer';
import { DuplicateWarning } from './DuplicateWarning';
import type { OpenPayment } from './OpenPayment';
import { PayeeRemark } from './PayeeRemark';
import { partyOf } from './PaymentKinds';
import styles from './Payment.module.css';
import { SpelledAmount } from './SpelledAmount';
import { useCheckRows } from './useCheckRows';

interface PaymentCheckProps {
  readonly payment: OpenPayment;
  readonly preview: OperationPreview;
  /** Goes back to a field of the form. */
  readonly onChange: (field: string) => void;
}

/** Everything the bank is about to book, with the warnings about it. */
export const PaymentCheck = observer(function PaymentCheck({ payment, preview, onChange }: PaymentCheckProps) {
  const { t } = useTranslation(['transfer', 'operations']);
  const { kind, duplicate, warnings, replaces } = payment;
  const { rows, folded, amountChange } = useCheckRows(payment, preview, onChange);
  const party = kind.payee && partyOf(kind.payee, preview);
  const { taxpayerInn, taxpayer = '' } = preview.terms.details ?? {};
  return (
    <>
      {kind.act !== 'apply' && (
        <div className={styles['lead']}>
          <SpelledAmount amount={preview.amount} size="large" />
          {amountChange !== undefined && (
            <button
              type="button"
              className={styles['change']}
              aria-label={amountChange.spoken}
              onClick={amountChange.onPress}
            >
              {amountChange.label}
            </button>
          )}
        </div>
      )}
      {duplicate !== undefined && <DuplicateWarning transaction={duplicate} />}
      {party !== undefined && <PayeeRemark party={party} />}
      <DocumentWarnings warnings={warnings} of={{ txnCode: kind.code, preview }} />
      {replaces !== undefined && <ReplacedDocument replaces={replaces} />}
      {taxpayerInn !== undefined && <AnotherTaxpayer inn={taxpayerInn} name={taxpayer} />}
      <SummaryList dense rows={rows} />
      {folded.length > 0 && (
        <Disclosure title={t('operations:facts')}>
          <SummaryList dense rows={folded} />
        </Disclosure>
      )}
    </>
  );
});
