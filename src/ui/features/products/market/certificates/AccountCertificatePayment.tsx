import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { groupAccountNumber } from '../../../../../domain/account/accountNumber';
import { listedAccounts } from '../../../../../domain/account/mainAccount';
import { joinedParts } from '../../../../../domain/language/punctuation';
import { useAccountName } from '../../../../components/useAccountName';
import { useLanguage } from '../../../../language/useLanguage';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import { OfferedProduct } from '../OfferedProduct';
import { accountCertificateOrdering } from './certificateOrdering';
import { CertificateSubjects, CertificateTerms } from './CertificateFields';
import type { CertificateFieldsProps } from './CertificateFields';

/** Fields of an order for a certificate about accounts. */
const Fields = observer(function AccountCertificateFields({ model }: CertificateFieldsProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const nameOf = useAccountName();
  return (
    <>
      <CertificateSubjects
        model={model}
        label={t('certificate.accounts')}
        options={listedAccounts(model.accounts).map((account) => ({
          value: account.number,
          label: nameOf(account),
          hint: joinedParts([groupAccountNumber(account.number), account.currency], language),
        }))}
      />
      <CertificateTerms model={model} product="makeStatementRequest" />
    </>
  );
});

export function AccountCertificatePayment() {
  return (
    <OfferedProduct product="makeStatementRequest">
      <PaymentRoutes kind={accountCertificateOrdering} Fields={Fields} />
    </OfferedProduct>
  );
}
