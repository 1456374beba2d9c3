import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { LOAN_STATEMENT_TYPES } from '../../../../../domain/shop/PaperOrder';
import { LOAN_STATEMENT_WORDS } from '../../../../../domain/shop/loanStatementWords';
import { RadioGroup } from '../../../../components/RadioGroup';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useLoanName } from '../../../../objects/loans/useLoanName';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct } from '../OfferedProduct';
import { loanPaperOrdering } from './paperOrdering';
import { PaperSubjects, PaperTerms } from './PaperFields';
import type { PaperFieldsProps } from './PaperFields';

const SKELETON_ROWS = 4;

/** Fields of the form, once the loans are loaded. */
const Fields = observer(function LoanPaperFields({ model }: PaperFieldsProps) {
  const { t } = useTranslation('market');
  const { loans } = useService(PaymentContext);
  return (
    <WhenLoaded
      bare
      status={loans.status}
      rows={SKELETON_ROWS}
      failed={t('paper.failed')}
      onRetry={() => void loans.reload()}
      empty={{ icon: 'loan', title: t('paper.noLoans.title'), text: t('paper.noLoans.text') }}
    >
      {() => <LoanPaper model={model} />}
    </WhenLoaded>
  );
});

/** Fields of an order for a certificate about loans. */
const LoanPaper = observer(function LoanPaper({ model }: PaperFieldsProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const nameOf = useLoanName();
  const field = usePaymentFields(model);
  const { loans } = useService(PaymentContext);
  const { draft, change } = model;
  return (
    <>
      <PaperSubjects
        model={model}
        label={t('paper.loans')}
        options={loans.loans.map((loan) => ({
          value: loan.accountNumber,
          label: nameOf(loan),
          hint: loan.contractNumber,
        }))}
      />
      <RadioGroup
        {...field('loanStatementType')}
        label={t('paper.contents')}
        options={LOAN_STATEMENT_TYPES.map((type) => ({
          value: type,
          label: LOAN_STATEMENT_WORDS[type][language],
        }))}
        value={draft.loanStatementType}
        onChange={(loanStatementType) => change({ loanStatementType })}
      />
      <PaperTerms model={model} product="makeLoanStatementRequest" />
    </>
  );
});

export function LoanPaperPayment() {
  return (
    <OfferedProduct product="makeLoanStatementRequest">
      <PaymentRoutes kind={loanPaperOrdering} Fields={Fields} />
    </OfferedProduct>
  );
}
