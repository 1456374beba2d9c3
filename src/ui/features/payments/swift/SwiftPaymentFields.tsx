import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatDay } from '../../../../domain/time/format';
import { MAX_DOCUMENT_NUMBER_LENGTH, MAX_PURPOSE_LENGTH } from '../../../../domain/validation/ValidationCode';
import { CodePicker } from '../../../components/CodePicker';
import { SelectField } from '../../../components/SelectField';
import { TextAreaField } from '../../../components/TextAreaField';
import { TextField } from '../../../components/TextField';
import { useDayName } from '../../../components/useDayName';
import { useLanguage } from '../../../language/useLanguage';
import { ScansField } from '../../../flow/uploads/ScansField';
import { useService } from '../../../kernel/ServicesContext';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { ChargesField } from './ChargesField';
import { LatinOffer } from './LatinOffer';
import { chosenDay } from './swiftKind';
import type { SwiftFieldsProps } from './SwiftFieldsProps';
import { DOCUMENTS, SWIFT } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** Payment fields of a SWIFT transfer: amount, purpose, charges, value date and supporting documents. */
export const SwiftPaymentFields = observer(function SwiftPaymentFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation(['swift', 'transfer']);
  const field = usePaymentFields(model);
  const context = useService(PaymentContext);
  const { draft, change } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;
  const language = useLanguage();
  const day = SWIFT.of(context).days.find((each) => each === chosenDay(draft, context));
  return (
    <>
      <PaymentAmountField
        field={field('amountText')}
        hint={
          <LimitHint
            transferCode="SWIFT"
            amountText={draft.amountText}
            currency={currency}
            arrival={
              day === undefined ? undefined : t('transfer:form.arrivals.abroad', { day: formatDay(day, language) })
            }
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={currency}
      />
      <ChargesField model={model} />
      <PurposeCode model={model} />
      <TextAreaField
        {...field('purpose')}
        label={t('transfer:form.purpose')}
        hint={<LatinOffer text={draft.purpose} currency={currency} onTake={(purpose) => change({ purpose })} />}
        maxLength={MAX_PURPOSE_LENGTH}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <SendingDay model={model} />
      <TextField
        {...field('documentNumber')}
        label={t('documentNumber')}
        hint={t('documentNumberHint')}
        value={draft.documentNumber}
        onChange={(documentNumber) => change({ documentNumber })}
        input={{ autoComplete: 'off', maxLength: MAX_DOCUMENT_NUMBER_LENGTH }}
      />
      <Documents model={model} />
    </>
  );
});

/** Field for the code Russian banks (kind of operation) or Kazakh banks (purpose) require. */
const PurposeCode = observer(function PurposeCode({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const { codes } = usePaymentResource(SWIFT);
  const { draft, change } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;
  const words = { placeholder: t('codePlaceholder'), search: t('codeSearch'), noMatches: t('codeNoMatches') };
  switch (currency) {
    case 'RUB':
      return (
        <CodePicker
          {...field('operationCode')}
          label={t('operationCode')}
          hint={t('operationCodeHint')}
          words={words}
          options={codes.operationCodes}
          value={draft.operationCode}
          onChange={(operationCode) => change({ operationCode })}
        />
      );
    case 'KZT':
      return (
        <CodePicker
          {...field('knp')}
          label={t('knp')}
          hint={t('knpHint')}
          words={words}
          options={codes.purposeCodes}
          value={draft.knp}
          onChange={(knp) => change({ knp })}
        />
      );
    default:
      return null;
  }
});

const SendingDay = observer(function SendingDay({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const dayName = useDayName();
  const context = useService(PaymentContext);
  const { draft, change } = model;
  const { days } = SWIFT.of(context);
  return days.length === 0 ? null : (
    <SelectField
      {...field('valueDate')}
      label={t('valueDate')}
      hint={t('valueDateHint')}
      options={days.map((day) => ({ value: day, label: dayName(day) }))}
      value={chosenDay(draft, context) ?? ''}
      onChange={(valueDate) => change({ valueDate })}
    />
  );
});

const Documents = observer(function Documents({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const { id, violation } = usePaymentFields(model)('documents');
  const documents = usePaymentResource(DOCUMENTS);
  return (
    <ScansField
      id={id}
      scans={documents}
      violation={violation}
      words={{ title: t('documents'), hint: t('documentsHint') }}
    />
  );
});
