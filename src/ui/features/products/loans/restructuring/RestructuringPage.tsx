import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LoansStore } from '../../../../../application/loans/LoansStore';
import type { Loan } from '../../../../../domain/loan/Loan';
import { MONTHS_LONGER } from '../../../../../domain/loan/RestructuringOffer';
import { ProductChangePage } from '../../../../flow/change/ProductChangePage';
import type { ProductChangeViewModel } from '../../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../../flow/change/useProductChange';
import { ApplicationCaseLink } from '../../../../objects/cases/ApplicationCaseLink';
import { ButtonLink } from '../../../../components/Button';
import { SEPARATOR } from '../../../../components/lineParts';
import { PageHeader } from '../../../../components/PageHeader';
import { SelectField } from '../../../../components/SelectField';
import { useService } from '../../../../kernel/ServicesContext';
import { LoanPagesViewModel } from '../LoanPagesViewModel';
import { loanPath, LOANS_PATH, RESTRUCTURING_PATH } from '../../../../objects/loans/loanPaths';
import { useLoanName } from '../../../../objects/loans/useLoanName';
import { WhenLoan } from '../WhenLoan';
import { restructuringChange } from './restructuringChange';
import type { RestructuringForm } from './restructuringChange';
import { RestructuringPlan } from './RestructuringPlan';
import { RestructuringTerms } from './RestructuringTerms';
import { RestructuringRequest } from './RestructuringRequest';
import { useRestructuringRefusal } from './useRestructuringRefusal';

const FIELDS = ['loanId', 'months'] as const;

/** Request for a longer term of the loan named in the address. The addresses of the code page and of the result name no loan. */
export const RestructuringPage = observer(function RestructuringPage() {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  const [address] = useSearchParams();
  const asked = address.get('loan');
  const [named, setNamed] = useState(asked);
  if (asked !== null && asked !== named) {
    setNamed(asked);
  }
  const loan = named === null ? store.loans[0] : store.byId(named);

  useEffect(() => void store.ensure(), [store]);

  return (
    <>
      {loan === undefined && (
        <PageHeader title={t('restructuring.title')} back={{ to: LOANS_PATH, label: t('title') }} />
      )}
      <WhenLoan loan={loan}>{(found) => <RestructuringOf key={found.id} opened={found} />}</WhenLoan>
    </>
  );
});

const RestructuringOf = observer(function RestructuringOf({ opened }: { readonly opened: Loan }) {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  const model = useProductChange(restructuringChange(opened.id), store);
  const { form } = model;
  const loan = store.byId(form.loanId) ?? opened;
  const failureCode = useRestructuringRefusal(loan);
  const toActions = loanPath('actions', loan.id);

  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: RESTRUCTURING_PATH,
        title: t('restructuring.title'),
        lead: t('restructuring.lead'),
        subject: t('restructuring.subject', { number: loan.contractNumber, term: t('months', { count: form.months }) }),
        doneTitle: t('restructuring.doneTitle'),
        doneText: t('restructuring.doneText'),
        doneTerms: <RestructuringTerms form={form} contractNumber={loan.contractNumber} />,
        application: { kind: 'restructuring', accountId: loan.id },
        back: { to: toActions, label: t('restructuring.toActions') },
      }}
      action={
        failureCode === undefined ? undefined : (
          <ButtonLink tone="secondary" to={toActions}>
            {t('restructuring.toActions')}
          </ButtonLink>
        )
      }
    >
      {() => <RestructuringFields model={model} loan={loan} />}
    </ProductChangePage>
  );
});

interface RestructuringFieldsProps {
  readonly model: ProductChangeViewModel<RestructuringForm>;
  readonly loan: Loan;
}

/** Fields of a request: the loan, its latest request, and the additional months, or the reason why it cannot be extended. */
const RestructuringFields = observer(function RestructuringFields({ model, loan }: RestructuringFieldsProps) {
  const { t } = useTranslation('loans');
  const nameOf = useLoanName();
  const { loans } = useService(LoansStore);
  const { schedule } = useService(LoanPagesViewModel);
  const failureCode = useRestructuringRefusal(loan);
  const { id, dataVersion, restructuring } = loan;

  useEffect(() => void schedule.load(id, { keep: true }), [schedule, id, dataVersion]);

  return (
    <>
      <SelectField
        id="loanId"
        label={t('loan')}
        options={loans.map((each) => ({ value: each.id, label: [nameOf(each), each.contractNumber].join(SEPARATOR) }))}
        value={id}
        onChange={(loanId) => model.change({ loanId })}
      />
      {restructuring !== undefined && (
        <>
          <RestructuringRequest request={restructuring} />
          <ApplicationCaseLink kind="restructuring" accountId={id} />
        </>
      )}
      {/* A pending request is already shown above. */}
      {failureCode !== undefined && failureCode !== 'UNDER_REVIEW' && (
        <p>{t(`restructuring.obstacles.${failureCode}`)}</p>
      )}
      {failureCode === undefined && (
        <>
          <SelectField
            id="months"
            label={t('restructuring.months')}
            options={MONTHS_LONGER.map((months) => ({
              value: months.toString(),
              label: t('months', { count: months }),
            }))}
            value={model.form.months.toString()}
            onChange={(months) => model.change({ months: Number(months) })}
          />
          <RestructuringPlan form={model.form} reading={schedule} />
        </>
      )}
    </>
  );
});
