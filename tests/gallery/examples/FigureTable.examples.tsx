import { money } from '../../../src/domain/money/Money';
import { Amount } from '../../../src/ui/components/Amount';
import { FigureTable } from '../../../src/ui/components/FigureTable';
import { examplesOf } from '../Example';

export const examples = examplesOf('FigureTable', [
  {
    state: 'usual',
    show: ({ texts }) => (
      <FigureTable label={texts.amount}>
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
          {Array.from({ length: 3 }, (_, index) => (
            <tr key={index}>
              <th scope="row">{`${texts.month} ${index + 1}`}</th>
              <td>
                <Amount amount={money(1_234_500n * BigInt(index + 1), 'KGS')} />
              </td>
              <td>
                <Amount amount={money(2_345_600n, 'KGS')} />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    ),
  },
  {
    state: 'many lines',
    show: ({ texts }) => (
      <FigureTable label={texts.longTitle}>
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
          {Array.from({ length: 12 }, (_, index) => (
            <tr key={index}>
              <th scope="row">{`${texts.month} ${index + 1}`}</th>
              <td>
                <Amount amount={money(4_999_900n * BigInt(index + 1), 'KGS')} />
              </td>
              <td>
                <Amount amount={money(2_345_600n, 'KGS')} />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    ),
  },
]);
