import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { LANGUAGES } from '../../../../../domain/language/Language';
import { OWN_NAMES } from '../../../../../domain/language/ownNames';
import type { AppliedProduct } from '../../../../../domain/shop/Application';
import { chosenNumbers, toggledNumber } from '../../../../../domain/shop/CertificateDraft';
import type { CertificateDraft } from '../../../../../domain/shop/CertificateDraft';
import { CheckGroup } from '../../../../components/CheckGroup';
import type { CheckOption } from '../../../../components/CheckGroup';
import { SelectField } from '../../../../components/SelectField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { priceOf } from '../OfferedProduct';

export type CertificateFieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CertificateDraft>;

interface SubjectsProps extends CertificateFieldsProps {
  readonly label: string;
  /** Accounts or loans to choose from, by number. */
  readonly options: readonly CheckOption[];
}

/** Choice of the accounts or loans a certificate is about. */
export const CertificateSubjects = observer(function CertificateSubjects({ model, label, options }: SubjectsProps) {
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const numbers = options.map(({ value }) => value);
  return (
    <CheckGroup
      {...field('accountNumbers')}
      label={label}
      options={options}
      chosen={chosenNumbers(draft, numbers)}
      onToggle={(number) => change({ accountNumbers: toggledNumber(draft, number) })}
    />
  );
});

interface TermsProps extends CertificateFieldsProps {
  readonly product: AppliedProduct;
}

/** Language of a certificate, and the account that pays for it. */
export const CertificateTerms = observer(function CertificateTerms({ model, product }: TermsProps) {
  const { t } = useTranslation(['market', 'transfer']);
  const moneyText = useMoneyText();
  const price = priceOf(product, useService(PaymentContext));
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <SelectField
        {...field('certificateLanguage')}
        label={t('certificate.language')}
        hint={price && t('certificate.priceHint', { price: moneyText(price) })}
        options={[
          { value: '', label: t('certificate.chooseLanguage') },
          ...LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each] })),
        ]}
        value={draft.certificateLanguage}
        onChange={(certificateLanguage) => change({ certificateLanguage })}
      />
      <DebitAccountField model={model} />
    </>
  );
});
