import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { PARTY_NAME_LENGTH } from '../../../../domain/validation/ValidationCode';
import { CodePicker } from '../../../components/CodePicker';
import { TextField } from '../../../components/TextField';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { LatinOffer } from './LatinOffer';
import type { SwiftFieldsProps } from './SwiftFieldsProps';
import { SWIFT } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** Maximum length of a typed account number: thirty-five characters and the spaces between their groups. */
const MAX_WRITTEN_ACCOUNT_LENGTH = 44;
const PARTY_INPUT = { autoComplete: 'off', maxLength: PARTY_NAME_LENGTH.max } as const;

/** Recipient fields of a SWIFT transfer, with those the country of the recipient requires. */
export const SwiftRecipientFields = observer(function SwiftRecipientFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const { countries } = usePaymentResource(SWIFT);
  const { draft, change } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;
  const isRussian = currency === 'RUB';
  return (
    <>
      <TextField
        {...field('creditAccountNumber')}
        label={t(isRussian ? 'account' : 'iban')}
        hint={t(isRussian ? 'accountRussianHint' : 'ibanHint')}
        value={draft.creditAccountNumber}
        onChange={(creditAccountNumber) => change({ creditAccountNumber })}
        input={{
          autoComplete: 'off',
          spellCheck: false,
          maxLength: MAX_WRITTEN_ACCOUNT_LENGTH,
          inputMode: isRussian ? 'numeric' : 'text',
        }}
      />
      <TextField
        {...field('recipientName')}
        label={t('recipientName')}
        hint={
          <LatinOffer
            text={draft.recipientName}
            currency={currency}
            onTake={(recipientName) => change({ recipientName })}
          />
        }
        value={draft.recipientName}
        onChange={(recipientName) => change({ recipientName })}
        input={PARTY_INPUT}
      />
      <TextField
        {...field('recipientAddress')}
        label={t('recipientAddress')}
        hint={
          <LatinOffer
            text={draft.recipientAddress}
            currency={currency}
            onTake={(recipientAddress) => change({ recipientAddress })}
          />
        }
        value={draft.recipientAddress}
        onChange={(recipientAddress) => change({ recipientAddress })}
        input={PARTY_INPUT}
      />
      <CodePicker
        {...field('recipientCountry')}
        label={t('recipientCountry')}
        words={{ placeholder: t('countryPlaceholder'), search: t('countrySearch'), noMatches: t('countryNoMatches') }}
        options={countries}
        value={draft.recipientCountry}
        onChange={(recipientCountry) => change({ recipientCountry })}
      />
      {isRussian && <RussianFields model={model} />}
      {currency === 'KZT' && <KazakhFields model={model} />}
    </>
  );
});

const NUMBER_INPUT = { inputMode: 'numeric', autoComplete: 'off' } as const;
const MAX_INN_LENGTH = 16;
const MAX_BIN_LENGTH = 16;
const MAX_KPP_LENGTH = 10;

const RussianFields = observer(function RussianFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <TextField
        {...field('inn')}
        label={t('inn')}
        hint={t('innHint')}
        value={draft.inn}
        onChange={(inn) => change({ inn })}
        input={{ ...NUMBER_INPUT, maxLength: MAX_INN_LENGTH }}
      />
      <TextField
        {...field('kpp')}
        label={t('kpp')}
        hint={t('kppHint')}
        value={draft.kpp}
        onChange={(kpp) => change({ kpp })}
        input={{ autoComplete: 'off', maxLength: MAX_KPP_LENGTH }}
      />
    </>
  );
});

const KazakhFields = observer(function KazakhFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const { codes } = usePaymentResource(SWIFT);
  const { draft, change } = model;
  return (
    <>
      <TextField
        {...field('bin')}
        label={t('bin')}
        hint={t('binHint')}
        value={draft.bin}
        onChange={(bin) => change({ bin })}
        input={{ ...NUMBER_INPUT, maxLength: MAX_BIN_LENGTH }}
      />
      <CodePicker
        {...field('kbe')}
        label={t('kbe')}
        hint={t('kbeHint')}
        words={{ placeholder: t('codePlaceholder'), search: t('codeSearch'), noMatches: t('codeNoMatches') }}
        options={codes.beneficiaryCodes}
        value={draft.kbe}
        onChange={(kbe) => change({ kbe })}
      />
    </>
  );
});
