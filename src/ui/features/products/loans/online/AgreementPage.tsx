import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';

import type { AsyncResource } from '../../../../../application/loading/AsyncResource';
import { LoansStore } from '../../../../../application/loans/LoansStore';
import type { DigitalLoanDetails } from '../../../../../domain/loan/digital/DigitalLoan';
import { ProductChangePage } from '../../../../flow/change/ProductChangePage';
import type { ProductChangeViewModel } from '../../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../../flow/change/useProductChange';
import { ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { useMoneyText } from '../../../../components/useMoneyText';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import { AgreementButton } from './AgreementButton';
import { agreementChange } from './AgreementViewModel';
import type { AgreementForm } from './AgreementViewModel';
import { CalculationFacts } from '../../../../objects/loans/CalculationFacts';
import { AGREEMENT_PATH, applicationPath, ONLINE_LOANS_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

const SKELETON_ROWS = 6;
const FIELDS = ['digest'] as const;

/** Reading and signing the agreement of the application the address names; the addresses of the code and of the result name none. */
export function AgreementPage() {
  const [address] = useSearchParams();
  const asked = address.get('application');
  const [named, setNamed] = useState(asked);
  if (asked !== null && asked !== named) {
    setNamed(asked);
  }
  return named === null ? (
    <Navigate to={ONLINE_LOANS_PATH} replace />
  ) : (
    <AgreementOf key={named} applicationId={named} />
  );
}

const AgreementOf = observer(function AgreementOf({ applicationId }: { readonly applicationId: string }) {
  const { t } = useTranslation('onlineLoan');
  const moneyText = useMoneyText();
  const pages = useService(OnlineLoanPagesViewModel);
  const model = useProductChange(agreementChange(applicationId), useService(LoansStore));
  const [details] = useState(pages.newDetails);
  const { page } = model.confirmation;
  const amount = details.value?.calculation?.amount;

  // Once it was signed there is nothing to calculate any more, and its result still says how much it was.
  useEffect(() => {
    if (page !== 'done') {
      void details.load(applicationId, { keep: true });
    }
  }, [details, applicationId, page]);

  return (
    <>
      <ProductChangePage
        model={model}
        fields={FIELDS}
        frame={{
          path: AGREEMENT_PATH,
          title: t('agreement.title'),
          lead: t('agreement.lead'),
          subject: t('agreement.subject', { amount: amount === undefined ? '' : moneyText(amount) }),
          doneTitle: t('agreement.doneTitle'),
          doneText: t('agreement.doneText'),
          back: { to: applicationPath(applicationId), label: t('application') },
        }}
        action={
          model.form.digest === '' ? (
            <ButtonLink tone="secondary" to={applicationPath(applicationId)}>
              {t('agreement.toApplication')}
            </ButtonLink>
          ) : undefined
        }
      >
        {() => <AgreementFields model={model} details={details} applicationId={applicationId} />}
      </ProductChangePage>
    </>
  );
});

interface AgreementFieldsProps {
  readonly model: ProductChangeViewModel<AgreementForm>;
  readonly details: AsyncResource<DigitalLoanDetails>;
  readonly applicationId: string;
}

const AgreementFields = observer(function AgreementFields({ model, details, applicationId }: AgreementFieldsProps) {
  const { t } = useTranslation('onlineLoan');
  return (
    <WhenFound
      bare
      value={details.value}
      status={details.status}
      rows={SKELETON_ROWS}
      failed={t('applicationFailed')}
      onRetry={() => void details.load(applicationId)}
    >
      {({ application, calculation }) =>
        application.status !== 'approved' || calculation === undefined ? (
          <p>{t('agreement.none')}</p>
        ) : (
          <>
            <CalculationFacts calculation={calculation} />
            <p>{t(model.form.digest === '' ? 'agreement.read' : 'agreement.opened')}</p>
            <ButtonRow apart>
              <AgreementButton applicationId={applicationId} onOpened={(digest) => model.change({ digest })} />
            </ButtonRow>
          </>
        )
      }
    </WhenFound>
  );
});
