import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoanRepaymentDraft } from '../../../../../domain/loan/LoanRepaymentDraft';
import { REPAYMENT_GOALS, REPAYMENT_MODES } from '../../../../../domain/loan/repayment';
import { AmountField } from '../../../../components/AmountField';
import { SEPARATOR } from '../../../../components/lineParts';
import { RadioGroup } from '../../../../components/RadioGroup';
import { SelectField } from '../../../../components/SelectField';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { loanDebitOptions } from '../../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useLoanName } from '../../../../objects/loans/useLoanName';
import { loanRepayment } from './loanRepayment';
import { RepaymentPlan } from './RepaymentPlan';
import { LOAN_SCHEDULE } from './resources';
import { LOANS } from '../../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

type FieldsProps = PaymentFieldsProps<'DIGITAL_LOAN_MAKE_REPAYMENT', LoanRepaymentDraft>;

/** Fields of the form, once the loans are loaded. */
const Fields = observer(function LoanRepaymentFields({ model }: FieldsProps) {
  const { t } = useTranslation('loans');
  const loans = usePaymentResource(LOANS);
  return (
    <WhenLoaded
      bare
      status={loans.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void loans.reload()}
      empty={{ icon: 'loan', title: t('repayment.none.title'), text: t('repayment.none.text') }}
    >
      {() => <Repayment model={model} />}
    </WhenLoaded>
  );
});

/** Fields of a repayment: loan, part to repay and debit account, with the effect on the schedule. */
const Repayment = observer(function Repayment({ model }: FieldsProps) {
  const { t } = useTranslation(['loans', 'transfer']);
  const loans = usePaymentResource(LOANS);
  const loanSchedule = usePaymentResource(LOAN_SCHEDULE);
  const nameOf = useLoanName();
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const loan = loans.byId(draft.loanId);
  const version = loan?.dataVersion;

  useEffect(() => {
    if (version !== undefined) {
      void loanSchedule.load(draft.loanId);
    }
  }, [loanSchedule, draft.loanId, version]);

  return (
    <>
      <SelectField
        {...field('loanId')}
        label={t('loan')}
        options={[
          { value: '', label: t('repayment.choose') },
          ...loans.loans.map((each) => ({
            value: each.id,
            label: [nameOf(each), each.contractNumber].join(SEPARATOR),
          })),
        ]}
        value={loan === undefined ? '' : draft.loanId}
        onChange={(loanId) =>
          change({ loanId, debitAccountId: loans.byId(loanId)?.repaymentAccountId ?? draft.debitAccountId })
        }
      />
      <RadioGroup
        {...field('mode')}
        label={t('repayment.mode')}
        options={REPAYMENT_MODES.map((mode) => ({
          value: mode,
          label: t(`repayment.modes.${mode}`),
          hint: t(`repayment.hints.${mode}`),
        }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      {draft.mode === 'part' && (
        <>
          <AmountField
            {...field('amountText')}
            label={t('transfer:form.amount')}
            value={draft.amountText}
            onChange={(amountText) => change({ amountText })}
            currency={loan?.outstanding.currency}
          />
          <RadioGroup
            {...field('goal')}
            label={t('repayment.goal')}
            options={REPAYMENT_GOALS.map((goal) => ({
              value: goal,
              label: t(`repayment.goals.${goal}`),
              hint: t(`repayment.goalHints.${goal}`),
            }))}
            value={draft.goal}
            onChange={(goal) => change({ goal })}
          />
        </>
      )}
      <DebitAccountField model={model} options={loanDebitOptions(accounts, loan)} />
      {loan !== undefined && <RepaymentPlan draft={draft} reading={loanSchedule} />}
    </>
  );
});

export function LoanRepaymentPayment() {
  return <PaymentRoutes kind={loanRepayment} Fields={Fields} />;
}
