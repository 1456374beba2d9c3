import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { localized } from '../../../../../domain/language/localized';
import { groupDigits } from '../../../../../domain/money/formatAmount';
import { formatPercent } from '../../../../../domain/money/formatPercent';
import { costOf, issueOf } from '../../../../../domain/shop/BondOrderDraft';
import type { BondOrderDraft } from '../../../../../domain/shop/BondOrderDraft';
import { isOnSale } from '../../../../../domain/shop/Bonds';
import type { BondIssue } from '../../../../../domain/shop/Bonds';
import { formatDay } from '../../../../../domain/time/format';
import { EmptyState } from '../../../../components/EmptyState';
import { RadioGroup } from '../../../../components/RadioGroup';
import { TextField } from '../../../../components/TextField';
import { useMoneyText } from '../../../../components/useMoneyText';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { bondOptions } from '../../../../flow/payment/accountOptions';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { bondPurchase } from './bondPurchase';
import { BONDS } from './resources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', BondOrderDraft>;

/** Fields of the form, once it is known which bonds are on sale. */
const Fields = observer(function BondFields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const bonds = usePaymentResource(BONDS);
  return (
    <WhenFound
      bare
      value={bonds.value}
      status={bonds.status}
      rows={SKELETON_ROWS}
      failed={t('bonds.failed')}
      onRetry={() => void bonds.load('')}
    >
      {(issues) =>
        issues.length === 0 ? (
          <EmptyState icon="chart" title={t('bonds.none.title')} text={t('bonds.none.text')} />
        ) : (
          <>
            <Issue model={model} issues={issues} />
            <Payment model={model} issues={issues} />
          </>
        )
      }
    </WhenFound>
  );
});

interface IssuesProps extends FieldsProps {
  readonly issues: readonly BondIssue[];
}

/** Issues on sale with what each pays and costs; one that is sold out says so and cannot be chosen. */
const Issue = observer(function Issue({ model, issues }: IssuesProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <RadioGroup
      {...field('bondIssue')}
      label={t('bonds.issue')}
      options={issues.map((issue) => ({
        value: issue.id,
        label: localized(issue.name, language),
        hint: t(isOnSale(issue) ? 'bonds.hint' : 'bonds.sold', {
          coupon: formatPercent(issue.couponRate, language),
          times: issue.couponsPerYear,
          day: formatDay(issue.maturesOn, language),
          price: moneyText(issue.price),
          nominal: moneyText(issue.nominal),
          left: groupDigits(issue.left.toString(), language),
        }),
        disabled: !isOnSale(issue),
      }))}
      value={draft.bondIssue === '' ? undefined : draft.bondIssue}
      // Another issue has other bounds and another currency.
      onChange={(bondIssue) => change({ bondIssue, bondCount: '' })}
    />
  );
});

/** Number of bonds with what they cost, and the account that pays for them. */
const Payment = observer(function Payment({ model, issues }: IssuesProps) {
  const { t } = useTranslation(['market', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const issue = issueOf(draft, issues);
  const hint = useCountHint(draft, issues);
  return (
    <>
      <TextField
        {...field('bondCount')}
        label={t('bonds.count')}
        hint={hint}
        input={{ inputMode: 'numeric', maxLength: 9, placeholder: issue?.minimum.toString() }}
        value={draft.bondCount}
        onChange={(bondCount) => change({ bondCount })}
      />
      <DebitAccountField model={model} options={bondOptions(accounts, issue)} />
      <p>{t('bonds.note')}</p>
    </>
  );
});

/** Bounds of the number of bonds, with sum and fee of the number that is typed. */
function useCountHint(draft: BondOrderDraft, issues: readonly BondIssue[]): string {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const issue = issueOf(draft, issues);
  const cost = costOf(draft, issues);
  if (issue === undefined) {
    return t('bonds.chooseIssue');
  }
  const [minimum, left] = [issue.minimum, issue.left].map((count) => groupDigits(count.toString(), language));
  const bounds = { minimum, left };
  if (cost === undefined) {
    return t('bonds.countOnly', bounds);
  }
  const sum = moneyText(cost.sum);
  return cost.fee.minor === 0n
    ? t('bonds.countFree', { ...bounds, sum })
    : t('bonds.countHint', { ...bounds, sum, fee: moneyText(cost.fee), total: moneyText(cost.total) });
}

export function BondPayment() {
  return (
    <OfferedProduct product="makeBondPurchase">
      <PaymentRoutes kind={bondPurchase} Fields={Fields} />
    </OfferedProduct>
  );
}
