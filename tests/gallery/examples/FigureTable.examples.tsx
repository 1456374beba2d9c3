import { money } from '../../../src/domain/money/Money';
import { Amount } from '../../../src/ui/components/Amount';
import { FigureTable } from '../../../src/ui/components/FigureTable';
import { examplesOf } from '../Example';
import type { Texts } from '../Example';

interface MonthsProps {
  readonly texts: Texts;
  readonly label: string;
  readonly lines: number;
  /** Income of the first month, in tyiyns; every next one has as much more. */
  readonly income: bigint;
}

function Months({ texts, label, lines, income }: MonthsProps) {
  return (
    <FigureTable label={label}>
      <thead>
        <tr>
          {[texts.month, texts.income, texts.expense].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: lines }, (_, index) => (
          <tr key={index}>
            <th scope="row">{`${texts.month} ${index + 1}`}</th>
            <td>
              <Amount amount={money(income * BigInt(index + 1), 'KGS')} />
            </td>
            <td>
              <Amount amount={money(2_345_600n, 'KGS')} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

export const examples = examplesOf('FigureTable', [
  { state: 'usual', show: ({ texts }) => <Months texts={texts} label={texts.amount} lines={3} income={1_234_500n} /> },
  {
    state: 'many lines',
    show: ({ texts }) => <Months texts={texts} label={texts.longTitle} lines={12} income={4_999_900n} />,
  },
]);
