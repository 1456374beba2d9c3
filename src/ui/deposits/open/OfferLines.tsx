import { useTranslation } from 'react-i18next';

import { currenciesOf, offersIn } from '../../../domain/deposit/DepositProduct';
import type { DepositProduct } from '../../../domain/deposit/DepositProduct';
import type { Currency } from '../../../domain/money/Currency';
import { useMoneyText } from '../../components/useMoneyText';
import { usePercentText } from '../usePercentText';
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
  const moneyText = useMoneyText();
  const offers = offersIn(product, currency);
  const [first] = offers;
  if (first === undefined) {
    return null;
  }
  const rate = percentText(offers.reduce((best, each) => Math.max(best, each.rate), 0));
  const months = offers.map(({ termMonths }) => termMonths).join(', ');
  return <span>{t('opening.offer', { currency, rate, months, minimum: moneyText(first.minimum) })}</span>;
}
