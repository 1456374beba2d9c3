import { money } from '../../../src/domain/money/Money';
import { AccountWords } from '../../../src/ui/components/AccountWords';
import { Amount } from '../../../src/ui/components/Amount';
import { SummaryList } from '../../../src/ui/components/SummaryList';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('SummaryList', [
  {
    state: 'facts',
    show: ({ texts }) => (
      <SummaryList
        rows={[
          { key: 'amount', term: texts.amount, value: <Amount amount={money(1_250_000n, 'KGS')} /> },
          { key: 'fee', term: texts.fee, value: <Amount amount={money(0n, 'KGS')} /> },
          { key: 'to', term: texts.recipient, value: <AccountWords number="1280010000000215" owner={texts.person} /> },
        ]}
      />
    ),
  },
  {
    state: 'facts that can be changed, long text',
    show: ({ texts }) => (
      <SummaryList
        rows={[
          {
            key: 'purpose',
            term: texts.label,
            value: texts.longValue,
            change: { to: '/payment', label: texts.change, spoken: `${texts.change}: ${texts.label}` },
          },
          {
            key: 'to',
            term: texts.recipient,
            value: <AccountWords number="1280010000000215" owner={texts.company} />,
            change: { to: '/payment', label: texts.change, spoken: `${texts.change}: ${texts.recipient}` },
          },
        ]}
      />
    ),
  },
  {
    state: 'dense, with a button that changes',
    show: ({ texts }) => (
      <SummaryList
        dense
        rows={[
          {
            key: 'to',
            term: texts.recipient,
            value: <AccountWords number="1280010000000215" owner={texts.person} />,
            change: { onPress: nothing, label: texts.change, spoken: `${texts.change}: ${texts.recipient}` },
          },
          { key: 'purpose', term: texts.label, value: texts.longValue },
        ]}
      />
    ),
  },
]);
