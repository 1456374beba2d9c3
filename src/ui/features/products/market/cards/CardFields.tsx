import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../../../../domain/account/Account';
import { listedAccounts } from '../../../../../domain/account/mainAccount';
import { localized } from '../../../../../domain/language/localized';
import { MAX_HOLDER_LENGTH } from '../../../../../domain/shop/shopViolations';
import type { CardOffer, CardOffers } from '../../../../../domain/shop/CardOrder';
import { cardAccountViolation } from '../../../../../domain/shop/CardOrderDraft';
import { joinedParts } from '../../../../../domain/language/punctuation';
import { AccountPicker } from '../../../../components/AccountPicker';
import { SelectField } from '../../../../components/SelectField';
import { TextField } from '../../../../components/TextField';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import type { PaymentFieldsModel } from '../../../../flow/payment/usePaymentFields';
import { CARD_OFFERS, SERVICE_POINTS } from './resources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 5;

/** Fields that are filled in once it is known which cards the bank issues. */
export const WhenOffered = observer(function WhenOffered({
  children,
}: {
  readonly children: (offers: CardOffers) => ReactNode;
}) {
  const { t } = useTranslation('market');
  const cardOffers = usePaymentResource(CARD_OFFERS);
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

interface CardAccountModel extends PaymentFieldsModel<'cardAccountId'> {
  readonly draft: { readonly cardAccountId: string };
  readonly accounts: readonly Account[];
  readonly change: (values: { readonly cardAccountId: string }) => void;
}

/** Account a card is issued to, out of those `offer` allows. */
export const CardAccountField = observer(function CardAccountField({
  model,
  offer,
}: {
  readonly model: CardAccountModel;
  readonly offer: CardOffer | undefined;
}) {
  const { t } = useTranslation('market');
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  return (
    <AccountPicker
      {...field('cardAccountId')}
      label={t('card.account')}
      options={listedAccounts(accounts).map((account) => ({ account, reason: cardAccountViolation(account, offer) }))}
      value={draft.cardAccountId}
      onChange={(cardAccountId) => change({ cardAccountId })}
    />
  );
});

interface BranchModel extends PaymentFieldsModel<'cardBranch'> {
  readonly draft: { readonly cardBranch: string };
  readonly change: (values: { readonly cardBranch: string }) => void;
}

/** Branch at which the card is handed out, by the names of the branches in the language of the screen. */
export const BranchField = observer(function BranchField({ model }: { readonly model: BranchModel }) {
  const { t } = useTranslation('market');
  const field = usePaymentFields(model);
  const language = useLanguage();
  const servicePoints = usePaymentResource(SERVICE_POINTS);
  const branches = servicePoints.content
    .filter(({ kind }) => kind === 'branch')
    .map(({ id, name, address }) => ({
      value: id,
      label: joinedParts([localized(name, language), localized(address, language)], language),
    }))
    .sort((one, other) => (one.label < other.label ? -1 : 1));
  return (
    <SelectField
      {...field('cardBranch')}
      label={t('card.branch')}
      options={[{ value: '', label: t('card.chooseBranch') }, ...branches]}
      value={model.draft.cardBranch}
      onChange={(cardBranch) => model.change({ cardBranch })}
    />
  );
});

interface HolderModel extends PaymentFieldsModel<'holderName'> {
  readonly draft: { readonly holderName: string };
  readonly change: (values: { readonly holderName: string }) => void;
  readonly fillEmpty: (values: { readonly holderName: string }) => void;
}

interface HolderFieldProps {
  readonly model: HolderModel;
  /** Name the bank knows, filled in once; a field that was emptied stays empty. */
  readonly known?: string;
}

/** Name on the card; what is typed in small letters is printed in capitals. */
export const HolderField = observer(function HolderField({ model, known = '' }: HolderFieldProps) {
  const { t } = useTranslation('market');
  const field = usePaymentFields(model);

  useEffect(() => {
    if (known !== '') model.fillEmpty({ holderName: known });
  }, [model, known]);

  return (
    <TextField
      {...field('holderName')}
      label={t('card.holder')}
      hint={t('card.holderHint', { max: MAX_HOLDER_LENGTH })}
      input={{ autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false, maxLength: MAX_HOLDER_LENGTH }}
      value={model.draft.holderName}
      onChange={(holderName) => model.change({ holderName })}
    />
  );
});
