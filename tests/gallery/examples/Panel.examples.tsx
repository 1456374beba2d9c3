import { Button } from '../../../src/ui/components/Button';
import { Panel } from '../../../src/ui/components/Panel';
import { SkeletonRows } from '../../../src/ui/components/Skeleton';
import { examplesOf } from '../Example';

export const examples = examplesOf('Panel', [
  { state: 'without a title', show: ({ texts }) => <Panel>{texts.longValue}</Panel> },
  { state: 'titled', show: ({ texts }) => <Panel title={texts.title}>{texts.lead}</Panel> },
  {
    state: 'with an action, long title',
    show: ({ texts }) => (
      <Panel
        title={texts.longTitle}
        action={
          <Button tone="quiet" size="small">
            {texts.change}
          </Button>
        }
      >
        {texts.lead}
      </Panel>
    ),
  },
  {
    state: 'flush, for a list',
    show: ({ texts }) => (
      <Panel title={texts.details} flush>
        <SkeletonRows rows={2} />
      </Panel>
    ),
  },
]);
