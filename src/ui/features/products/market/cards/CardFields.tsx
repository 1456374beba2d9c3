import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../../domain/language/localized';
import { MAX_HOLDER_LENGTH } from '../../../../../domain/shop/shopViolations';
import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { joinedParts } from '../../../../../domain/language/punctuation';
import { SelectField } from '../../../../components/SelectField';
import { TextField } from '../../../../components/TextField';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import type { PaymentField } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';

const SKELETON_ROWS = 5;

/** Fields that are filled in once it is known which cards the bank issues. */
export const WhenOffered = observer(function WhenOffered({
  children,
}: {
  readonly children: (offers: CardOffers) => ReactNode;
}) {
  const { t } = useTranslation('market');
  const { cardOffers } = useService(PaymentContext);
  return (
    <WhenFound
      bare
      value={cardOffers.value}
      status={cardOffers.status}
      rows={SKELETON_ROWS}
      failed={t('card.failed')}
      onRetry={() => void cardOffers.load('')}
    >
      {children}
    </WhenFound>
  );
});

interface ChosenProps {
  readonly field: PaymentField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Branch at which the card is handed out, by the names of the branches in the language of the screen. */
export const BranchField = observer(function BranchField({ field, value, onChange }: ChosenProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const { servicePoints } = useService(PaymentContext);
  const branches = servicePoints.content
    .filter(({ kind }) => kind === 'branch')
    .map(({ id, name, address }) => ({
      value: id,
      label: joinedParts([localized(name, language), localized(address, language)], language),
    }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
  return (
    <SelectField
      {...field}
      label={t('card.branch')}
      options={[{ value: '', label: t('card.chooseBranch') }, ...branches]}
      value={value}
      onChange={onChange}
    />
  );
});

/** Name on the card; what is typed in small letters is pressed in capitals. */
export function HolderField({ field, value, onChange }: ChosenProps) {
  const { t } = useTranslation('market');
  return (
    <TextField
      {...field}
      label={t('card.holder')}
      hint={t('card.holderHint', { max: MAX_HOLDER_LENGTH })}
      input={{ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: MAX_HOLDER_LENGTH }}
      value={value}
      onChange={onChange}
    />
  );
}
