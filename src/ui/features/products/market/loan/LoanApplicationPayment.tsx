import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../../domain/language/localized';
import { chosenLoan, costOf, offerChoice } from '../../../../../domain/shop/LoanApplicationDraft';
import type { LoanApplicationDraft } from '../../../../../domain/shop/LoanApplicationDraft';
import { bankDayOf } from '../../../../../domain/time/Instant';
import { MAX_PURPOSE_LENGTH } from '../../../../../domain/validation/ValidationCode';
import { AmountField } from '../../../../components/AmountField';
import { SelectField } from '../../../../components/SelectField';
import { TextAreaField } from '../../../../components/TextAreaField';
import { TextField } from '../../../../components/TextField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../../language/useLanguage';
import { useAskedLoan } from '../../../../objects/loans/askedLoan';
import { CalculationFacts } from '../../../../objects/loans/CalculationFacts';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct } from '../OfferedProduct';
import { loanApplication } from './loanApplication';
import { LOAN_PRODUCTS } from './resources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 5;
const MAX_MONTHS_DIGITS = 3;

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', LoanApplicationDraft>;

/** Fields of the form, once the conditions of the loans are loaded. */
const Fields = observer(function LoanApplicationFields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const loanProducts = usePaymentResource(LOAN_PRODUCTS);
  const [asked] = useState(useAskedLoan());

  // What another page has carried here is filled in once, not again with each change of the address.
  useEffect(() => {
    if (asked) model.fillEmpty({ amountText: asked.amountText, loanMonths: `${asked.termMonths}` });
  }, [model, asked]);

  return (
    <WhenLoaded
      bare
      status={loanProducts.status}
      rows={SKELETON_ROWS}
      failed={t('loan.failed')}
      onRetry={() => void loanProducts.reload()}
      empty={{ icon: 'loan', title: t('notOffered.title'), text: t('notOffered.text') }}
    >
      {() => (
        <>
          <Loan model={model} />
          <Applicant model={model} />
          <Cost model={model} />
        </>
      )}
    </WhenLoaded>
  );
});

/** Loan, amount and term, with the bounds of each. */
const Loan = observer(function LoanFields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const percentText = usePercentText();
  const loanProducts = usePaymentResource(LOAN_PRODUCTS);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const offer = chosenLoan(draft, loanProducts.content);
  return (
    <>
      <SelectField
        {...field('loanOffer')}
        label={t('loan.product')}
        options={[
          { value: '', label: t('loan.choose') },
          ...loanProducts.content.flatMap(({ id, name, offers }) =>
            offers.map(({ currency, rateFrom }) => ({
              value: offerChoice(id, currency),
              label: t('loan.option', { name: localized(name, language), currency, rate: percentText(rateFrom) }),
            })),
          ),
        ]}
        value={draft.loanOffer}
        onChange={(loanOffer) => change({ loanOffer })}
      />
      <AmountField
        {...field('amountText')}
        label={t('loan.amount')}
        hint={offer && t('loan.amountHint', { lowest: moneyText(offer.minimum), highest: moneyText(offer.maximum) })}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={offer?.currency}
      />
      <TextField
        {...field('loanMonths')}
        label={t('loan.months')}
        hint={offer && t('loan.monthsHint', { shortest: offer.shortestMonths, longest: offer.longestMonths })}
        input={{ inputMode: 'numeric', maxLength: MAX_MONTHS_DIGITS }}
        value={draft.loanMonths}
        onChange={(loanMonths) => change({ loanMonths })}
      />
    </>
  );
});

/** Purpose of the loan, and the income it is repaid from. */
const Applicant = observer(function ApplicantFields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <TextAreaField
        {...field('loanPurpose')}
        label={t('loan.purpose')}
        hint={t('loan.purposeHint')}
        maxLength={MAX_PURPOSE_LENGTH}
        value={draft.loanPurpose}
        onChange={(loanPurpose) => change({ loanPurpose })}
      />
      <AmountField
        {...field('incomeText')}
        label={t('loan.income')}
        hint={t('loan.incomeHint')}
        value={draft.incomeText}
        onChange={(incomeText) => change({ incomeText })}
        currency="KGS"
      />
    </>
  );
});

/** Cost of the loan as far as it is known before the decision; nothing until amount and term are within the conditions. */
const Cost = observer(function LoanCost({ model: { draft } }: FieldsProps) {
  const { t } = useTranslation('market');
  const percentText = usePercentText();
  const { time } = useService(PaymentContext);
  const loanProducts = usePaymentResource(LOAN_PRODUCTS);
  const cost = costOf(draft, loanProducts.content, bankDayOf(time.now));
  return (
    <div role="status">
      {cost !== undefined && (
        <>
          <h2>{t('loan.cost')}</h2>
          <p>{t('loan.costHint', { rate: percentText(cost.rate) })}</p>
          <CalculationFacts calculation={cost} />
        </>
      )}
    </div>
  );
});

export function LoanApplicationPayment() {
  return (
    <OfferedProduct product="makeLoanApplication">
      <PaymentRoutes kind={loanApplication} Fields={Fields} />
    </OfferedProduct>
  );
}
