import { useTranslation } from 'react-i18next';

import { currenciesOf, offersIn } from '../../../../../domain/deposit/DepositProduct';
import type { DepositProduct } from '../../../../../domain/deposit/DepositProduct';
import type { Currency } from '../../../../../domain/money/Currency';
import { formatShortMoney } from '../../../../../domain/money/formatAmount';
import { useMoneyText } from '../../../../components/useMoneyText';
import { usePercentText } from '../../../../objects/deposits/usePercentText';
import styles from '../Deposits.module.css';

/** Terms of a deposit product: one line per currency with its best rate and minimum first amount. */
export function OfferLines({ product }: { readonly product: DepositProduct }) {
  const { t } = useTranslation('deposits');
  return (
    <span className={styles['offers']}>
      <span>{t(product.capitalized ? 'payouts.capitalized' : `payouts.${product.payout}`)}</span>
      {currenciesOf(product).map((currency) => (
        <OfferLine key={currency} product={product} currency={currency} />
      ))}
    </span>
  );
}

function OfferLine({ product, currency }: { readonly product: DepositProduct; readonly currency: Currency }) {
  const { t } = useTranslation('deposits');
  const percentText = usePercentText();
  const moneyText = useMoneyText(formatShortMoney);
  const offers = offersIn(product, currency);
  const [first] = offers;
  if (first === undefined) {
    return null;
  }
  const rate = percentText(offers.reduce((best, each) => Math.max(best, each.rate), 0));
  const months = offers.map(({ termMonths }) => termMonths);
  const [shortest, longest] = [Math.min(...months), Math.max(...months)];
  const term = t('months', { count: longest });
  return (
    <span>
      {t('opening.offer', {
        currency: t(`opening.currencies.${currency}`),
        rate,
        minimum: moneyText(first.minimum),
        term: shortest === longest ? term : t('opening.termBetween', { from: shortest, term }),
      })}
    </span>
  );
}
