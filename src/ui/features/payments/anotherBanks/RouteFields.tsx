import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { OtherBankTransferDraft } from '../../../../domain/transfer/OtherBankTransferDraft';
import { chosenRoute } from '../../../../domain/transfer/OtherBankTransferDraft';
import { fasterRoute } from '../../../../domain/transfer/paymentRoutes';
import type { PaymentRoute } from '../../../../domain/transfer/paymentRoutes';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { useDayName } from '../../../components/useDayName';
import { usePaymentSystemName } from '../../../objects/payments/usePaymentSystemName';
import { useValidationText } from '../../../components/useValidationText';
import { useService } from '../../../kernel/ServicesContext';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { marketOf } from './anotherBanksKind';
import { RouteWords } from './RouteWords';
import { useArrival, useRouteFee } from './useArrival';

type Props = PaymentFieldsProps<'MAKE_OTHER_BANK_TRANSFER', OtherBankTransferDraft>;

/** Choice of payment system and value date, with the fee and arrival of each route, updated with the current time. */
export const RouteFields = observer(function RouteFields({ model }: Props) {
  const { t } = useTranslation('otherBanks');
  const field = usePaymentFields(model);
  const validationText = useValidationText();
  const dayName = useDayName();
  const systemName = usePaymentSystemName();
  const market = marketOf(useService(PaymentContext));
  const { draft, change } = model;
  const { routes, chosen, day } = chosenRoute(draft, market);
  const faster = chosen && fasterRoute(routes, chosen);
  return (
    <>
      <RadioGroup
        {...field('paymentSystem')}
        label={t('route')}
        value={chosen?.paymentSystem}
        // Another route has other value dates.
        onChange={(paymentSystem) => change({ paymentSystem, valueDate: '' })}
        options={routes.map((route) => ({
          value: route.paymentSystem,
          label: systemName(route.paymentSystem),
          hint:
            route.violation === undefined ? (
              <RouteWords route={route} routes={routes} now={market.now} />
            ) : (
              validationText(route.violation)
            ),
          disabled: route.violation !== undefined && route !== chosen,
        }))}
      />
      {faster !== undefined && (
        <FasterWay route={faster} onTake={() => change({ paymentSystem: faster.paymentSystem, valueDate: '' })} />
      )}
      {chosen !== undefined && chosen.days.length > 0 && (
        <SelectField
          {...field('valueDate')}
          label={t('valueDate')}
          hint={t('valueDateHint')}
          options={chosen.days.map((open) => ({ value: open, label: dayName(open) }))}
          value={day ?? ''}
          onChange={(valueDate) => change({ valueDate })}
        />
      )}
    </>
  );
});

interface FasterWayProps {
  readonly route: PaymentRoute;
  readonly onTake: () => void;
}

/** Offer to switch to the other route, when the chosen one arrives on a later day or is closed. */
const FasterWay = observer(function FasterWay({ route, onTake }: FasterWayProps) {
  const { t } = useTranslation('otherBanks');
  const arrival = useArrival();
  const feeText = useRouteFee();
  const { now } = useService(PaymentContext).time;
  const system = usePaymentSystemName()(route.paymentSystem);
  return (
    <Alert role="status">
      <p>
        {t('faster', {
          arrival: arrival(route, now),
          fee: feeText(route),
        })}
      </p>
      <Button tone="secondary" onClick={onTake}>
        {t('switch', { system })}
      </Button>
    </Alert>
  );
});
