import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../../domain/language/localized';
import { branchOf, wholeRent } from '../../../../../domain/shop/BoxReservationDraft';
import type { BoxReservationDraft } from '../../../../../domain/shop/BoxReservationDraft';
import { BOX_SIZES, boxDimensions, RENT_MONTHS } from '../../../../../domain/shop/DepositBox';
import type { BoxOffer } from '../../../../../domain/shop/DepositBox';
import { RadioGroup } from '../../../../components/RadioGroup';
import { SelectField } from '../../../../components/SelectField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { boxReservation } from './boxReservation';
import { BOXES } from './resources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', BoxReservationDraft>;

/** Fields of the form, once it is known which boxes are free. */
const Fields = observer(function BoxFields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const boxes = usePaymentResource(BOXES);
  return (
    <WhenFound
      bare
      value={boxes.value}
      status={boxes.status}
      rows={SKELETON_ROWS}
      failed={t('box.failed')}
      onRetry={() => void boxes.load('')}
    >
      {(offers) => (
        <>
          <Box model={model} offers={offers} />
          <Rent model={model} offers={offers} />
        </>
      )}
    </WhenFound>
  );
});

interface OffersProps extends FieldsProps {
  readonly offers: readonly BoxOffer[];
}

/** Branch and size; a size none of which is free says so and cannot be chosen. */
const Box = observer(function Box({ model, offers }: OffersProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const branches = new Map(offers.map(({ branchId, branchName }) => [branchId, localized(branchName, language)]));
  const branch = branchOf(draft, offers);
  const atBranch = offers.filter(({ branchId }) => branchId === branch);
  return (
    <>
      <SelectField
        {...field('boxBranch')}
        label={t('box.branch')}
        options={[...branches].map(([value, label]) => ({ value, label }))}
        value={branch}
        onChange={(boxBranch) => change({ boxBranch, boxSize: '' })}
      />
      <RadioGroup
        {...field('boxSize')}
        label={t('box.size')}
        options={atBranch.map((offer) => ({
          value: offer.size,
          label: t(`box.sizes.${offer.size}`),
          hint: t(offer.free === 0 ? 'box.none' : 'box.hint', {
            dimensions: boxDimensions(offer),
            rent: moneyText(offer.rent),
            free: offer.free,
          }),
          disabled: offer.free === 0,
        }))}
        value={BOX_SIZES.find((size) => size === draft.boxSize)}
        onChange={(boxSize) => change({ boxSize })}
      />
    </>
  );
});

/** Time the box is rented for, and the account that pays for it. */
const Rent = observer(function Rent({ model, offers }: OffersProps) {
  const { t } = useTranslation(['market', 'transfer', 'loans']);
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const rent = wholeRent(draft, offers);
  return (
    <>
      <SelectField
        {...field('rentMonths')}
        label={t('box.months')}
        hint={rent === undefined ? t('box.chooseSize') : t('box.rent', { rent: moneyText(rent) })}
        options={RENT_MONTHS.map((months) => ({
          value: months.toString(),
          label: t('loans:months', { count: months }),
        }))}
        value={draft.rentMonths}
        onChange={(rentMonths) => change({ rentMonths })}
      />
      <DebitAccountField model={model} />
    </>
  );
});

export function BoxReservationPayment() {
  return (
    <OfferedProduct product="makeDepositBoxReservation">
      <PaymentRoutes kind={boxReservation} Fields={Fields} />
    </OfferedProduct>
  );
}
