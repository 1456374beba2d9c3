import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { LOAN_STATEMENT_TYPES } from '../../../../../domain/shop/CertificateOrder';
import { LOAN_STATEMENT_WORDS } from '../../../../../domain/shop/loanStatementWords';
import { RadioGroup } from '../../../../components/RadioGroup';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useLoanName } from '../../../../objects/loans/useLoanName';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { loanCertificateOrdering } from './certificateOrdering';
import { CertificateSubjects, CertificateTerms } from './CertificateFields';
import type { CertificateFieldsProps } from './CertificateFields';
import { LOANS } from '../../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

/** Fields of the form, once the loans are loaded. */
const Fields = observer(function LoanCertificateFields({ model }: CertificateFieldsProps) {
  const { t } = useTranslation('market');
  const loans = usePaymentResource(LOANS);
  return (
    <WhenLoaded
      bare
      status={loans.status}
      rows={SKELETON_ROWS}
      failed={t('certificate.failed')}
      onRetry={() => void loans.reload()}
      empty={{ icon: 'loan', title: t('certificate.noLoans.title'), text: t('certificate.noLoans.text') }}
    >
      {() => <LoanCertificate model={model} />}
    </WhenLoaded>
  );
});

/** Fields of an order for a certificate about loans. */
const LoanCertificate = observer(function LoanCertificate({ model }: CertificateFieldsProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const nameOf = useLoanName();
  const field = usePaymentFields(model);
  const loans = usePaymentResource(LOANS);
  const { draft, change } = model;
  return (
    <>
      <CertificateSubjects
        model={model}
        label={t('certificate.loans')}
        options={loans.loans.map((loan) => ({
          value: loan.accountNumber,
          label: nameOf(loan),
          hint: loan.contractNumber,
        }))}
      />
      <RadioGroup
        {...field('loanStatementType')}
        label={t('certificate.contents')}
        options={LOAN_STATEMENT_TYPES.map((type) => ({
          value: type,
          label: LOAN_STATEMENT_WORDS[type][language],
        }))}
        value={draft.loanStatementType}
        onChange={(loanStatementType) => change({ loanStatementType })}
      />
      <CertificateTerms model={model} product="makeLoanStatementRequest" />
    </>
  );
});

export function LoanCertificatePayment() {
  return (
    <OfferedProduct product="makeLoanStatementRequest">
      <PaymentRoutes kind={loanCertificateOrdering} Fields={Fields} />
    </OfferedProduct>
  );
}
