import { money } from '../../../src/domain/money/Money';
import { Amount } from '../../../src/ui/components/Amount';
import { Badge } from '../../../src/ui/components/Badge';
import { ProductTile, ProductTiles } from '../../../src/ui/components/ProductTiles';
import { examplesOf } from '../Example';

export const examples = examplesOf('ProductTiles', [
  {
    state: 'usual, with a mark, long text',
    show: ({ texts }) => (
      <ProductTiles>
        <ProductTile path="/deposit/1" name={texts.account} note="1280 0100 0000 0114">
          <Amount amount={money(1_250_000n, 'KGS')} size="lead" />
        </ProductTile>
        <ProductTile
          path="/deposit/2"
          name={texts.longAccount}
          mark={<Badge tone="caution">{texts.waiting}</Badge>}
          figures={[
            { term: texts.amount, value: <Amount amount={money(99_999_999_999n, 'KGS')} /> },
            { term: texts.fee, value: '12,5 %' },
          ]}
        />
        <ProductTile path="/deposit/3" name={texts.account} figures={[{ term: texts.fee, value: '7 %' }]} />
      </ProductTiles>
    ),
  },
]);
