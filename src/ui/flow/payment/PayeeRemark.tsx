import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { maskAccountNumber } from '../../../domain/account/accountNumber';
import { payeeWarning } from '../../../domain/payee/payeeWarning';
import type { PaidParty } from '../../../domain/payee/Payee';
import { Alert } from '../../components/Alert';
import { PaymentContext } from './PaymentContext';
import { useService } from '../../kernel/ServicesContext';

interface PayeeRemarkProps {
  /** Party about to be paid; `undefined` while it is not known. */
  readonly party: PaidParty | undefined;
}

/** Remark that somebody is paid for the first time, or at another account than before. It is said and stops nothing. */
export const PayeeRemark = observer(function PayeeRemark({ party }: PayeeRemarkProps) {
  const { t } = useTranslation('payees');
  const { payees } = useService(PaymentContext);

  useEffect(() => {
    void payees.ensure();
  }, [payees]);

  const book = payees.everybody;
  const warning = party && book && payeeWarning(party, book);
  return (
    <div role="status">
      {warning?.about === 'first' && (
        <Alert>
          <p>{t('remark.first')}</p>
        </Alert>
      )}
      {warning?.about === 'otherAccount' && (
        <Alert tone="caution" title={t('remark.otherAccount', { number: maskAccountNumber(warning.accountNumber) })}>
          <p>{t('remark.compare')}</p>
        </Alert>
      )}
    </div>
  );
});
