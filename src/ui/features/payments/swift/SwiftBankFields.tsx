import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { isRussianBic } from '../../../../domain/bankDetails/rubDetails';
import { isSwiftCode } from '../../../../domain/bankDetails/swiftCode';
import { MAX_BANK_NAME_LENGTH } from '../../../../domain/transfer/abroadViolations';
import { TextField } from '../../../components/TextField';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { LatinOffer } from './LatinOffer';
import type { SwiftFieldsProps } from './SwiftFieldsProps';
import { readBic } from '../../../../domain/text/identifiers';
import { SWIFT } from './resources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** Maximum length of a typed bank code, with the spaces people write between groups. */
const MAX_WRITTEN_CODE_LENGTH = 14;
const MAX_WRITTEN_ACCOUNT_LENGTH = 26;

const CODE_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  maxLength: MAX_WRITTEN_CODE_LENGTH,
} as const;

/** At which bank the recipient is; a code that is known fills in the rest. */
export const SwiftBankFields = observer(function SwiftBankFields({ model }: SwiftFieldsProps) {
  const { t } = useTranslation('swift');
  const field = usePaymentFields(model);
  const swift = usePaymentResource(SWIFT);
  const { draft, change } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;
  const isRussian = currency === 'RUB';

  const changeCode = async (bankCode: string): Promise<void> => {
    change({ bankCode });
    const code = readBic(bankCode);
    if (!(isRussian ? isRussianBic(code) : isSwiftCode(code))) {
      swift.forgetBank();
      return;
    }
    const found = await swift.find(isRussian ? 'BIC' : 'SWIFT', code);
    if (found !== undefined) {
      const { name, country, correspondentAccount } = found;
      change({
        bankName: name,
        recipientCountry: country,
        ...(correspondentAccount !== '' && { correspondentAccount }),
      });
    }
  };

  return (
    <>
      <TextField
        {...field('bankCode')}
        label={t(isRussian ? 'bic' : 'swiftCode')}
        hint={swift.lookUp === 'none' ? t(isRussian ? 'bicHint' : 'swiftCodeHint') : t(`lookUp.${swift.lookUp}`)}
        value={draft.bankCode}
        onChange={(bankCode) => void changeCode(bankCode)}
        input={{ ...CODE_INPUT, inputMode: isRussian ? 'numeric' : 'text' }}
      />
      <TextField
        {...field('bankName')}
        label={t('bankName')}
        hint={<LatinOffer text={draft.bankName} currency={currency} onTake={(bankName) => change({ bankName })} />}
        value={draft.bankName}
        onChange={(bankName) => change({ bankName })}
        input={{ autoComplete: 'off', maxLength: MAX_BANK_NAME_LENGTH }}
      />
      {isRussian ? (
        <TextField
          {...field('correspondentAccount')}
          label={t('correspondentAccount')}
          hint={t('correspondentAccountHint')}
          value={draft.correspondentAccount}
          onChange={(correspondentAccount) => change({ correspondentAccount })}
          input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_WRITTEN_ACCOUNT_LENGTH }}
        />
      ) : (
        <TextField
          {...field('intermediaryBank')}
          label={t('intermediaryBank')}
          hint={t('intermediaryBankHint')}
          value={draft.intermediaryBank}
          onChange={(intermediaryBank) => change({ intermediaryBank })}
          input={CODE_INPUT}
        />
      )}
    </>
  );
});
