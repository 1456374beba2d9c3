import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { LoanCalculation, LoanOffer, OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { Button } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { ErrorSummary } from '../../../../components/ErrorSummary';
import { FailureAlert } from '../../../../components/FailureAlert';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { useFieldTexts } from '../../../../components/useFieldTexts';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useAttempts } from '../../../../kernel/useAttempts';
import { useService } from '../../../../kernel/ServicesContext';
import { useAskedLoan } from '../../../../objects/loans/askedLoan';
import type { LoanCalculatorViewModel } from '../online/LoanCalculatorViewModel';
import { LoanFields } from '../online/LoanFields';
import { GuestLoansViewModel } from './GuestLoansViewModel';

const SKELETON_ROWS = 6;
const FIELDS = ['amountText'] as const;

interface GuestCalculatorProps {
  /** Renders a calculation, with the links to what follows it. */
  readonly result: (calculation: LoanCalculation) => ReactNode;
}

/** Amount and term of a loan, and what comes of them, for who is not signed in. */
export const GuestCalculator = observer(function GuestCalculator({ result }: GuestCalculatorProps) {
  const { t, i18n } = useTranslation('onlineLoan');
  const pages = useService(GuestLoansViewModel);
  const [model] = useState(pages.newCalculator);
  const [asked] = useState(useAskedLoan());
  const { offer, term, unread } = model;

  useEffect(() => void model.load(asked), [model, asked]);
  useEffect(() => void i18n.loadNamespaces('failures'), [i18n]);

  return (
    <WhenFound
      value={offer && term && { offer, term }}
      status={unread ? 'ERROR' : 'LOADING'}
      rows={SKELETON_ROWS}
      failed={t('calculator.failed')}
      onRetry={() => void model.load()}
    >
      {(known) => <Calculator model={model} {...known} result={result} />}
    </WhenFound>
  );
});

interface CalculatorProps extends GuestCalculatorProps {
  readonly model: LoanCalculatorViewModel;
  readonly offer: LoanOffer;
  readonly term: OfferedTerm;
}

const Calculator = observer(function Calculator({ model, offer, term, result }: CalculatorProps) {
  const { t } = useTranslation('onlineLoan');
  const { attempt, submit } = useAttempts(model);
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);
  const { calculation, failure } = model;
  return (
    <Stack>
      <form noValidate onSubmit={submit}>
        <Stack>
          <ErrorSummary violations={summary} attempt={attempt} />
          {failure !== undefined && <FailureAlert failure={failure} />}
          <Panel>
            <LoanFields model={model} offer={offer} term={term} violation={texts.amountText} />
            {calculation === undefined && (
              <ButtonRow apart>
                <Button type="submit" busy={model.busy}>
                  {t('calculate')}
                </Button>
              </ButtonRow>
            )}
          </Panel>
        </Stack>
      </form>
      <div role="status">{calculation !== undefined && <Stack>{result(calculation)}</Stack>}</div>
    </Stack>
  );
});
