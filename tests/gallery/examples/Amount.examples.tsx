import { money } from '../../../src/domain/money/Money';
import { Amount, AmountOfLine } from '../../../src/ui/components/Amount';
import { HiddenAmounts } from '../../../src/ui/components/HiddenAmounts';
import { examplesOf } from '../Example';

export const examples = examplesOf('Amount', [
  { state: 'text', show: () => <Amount amount={money(1_250_000n, 'KGS')} /> },
  { state: 'came in', show: () => <Amount amount={money(1_250_000n, 'KGS')} sign="positive" /> },
  { state: 'went out', show: () => <Amount amount={money(1_250_000n, 'KGS')} sign="negative" /> },
  { state: 'lead', show: () => <Amount amount={money(123_456_789n, 'USD')} size="lead" /> },
  {
    state: 'large, as large as money gets',
    show: () => <Amount amount={money(9_999_999_999_99n, 'KGS')} size="large" />,
  },
  { state: 'not known', show: () => <Amount amount={undefined} /> },
  {
    state: 'hidden',
    show: () => (
      <HiddenAmounts value={true}>
        <Amount amount={money(1_250_000n, 'KGS')} size="large" />
      </HiddenAmounts>
    ),
  },
  {
    state: 'in a long list',
    show: () => <AmountOfLine amount={money(5_000n, 'EUR')} look={{ language: 'ru', hidden: false }} />,
  },
]);
