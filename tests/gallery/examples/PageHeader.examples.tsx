import { Badge } from '../../../src/ui/components/Badge';
import { Button } from '../../../src/ui/components/Button';
import { PageHeader } from '../../../src/ui/components/PageHeader';
import { examplesOf } from '../Example';

export const examples = examplesOf('PageHeader', [
  { state: 'title alone', alone: true, show: ({ texts }) => <PageHeader title={texts.title} /> },
  {
    state: 'lead, way back and actions',
    alone: true,
    show: ({ texts }) => (
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: '/payment', label: texts.cancel }}
        actions={
          <Button tone="secondary" size="small" icon="print">
            {texts.details}
          </Button>
        }
      />
    ),
  },
  {
    state: 'long text',
    alone: true,
    show: ({ texts }) => (
      <PageHeader
        title={texts.longTitle}
        lead={texts.longValue}
        actions={<Badge tone="caution">{texts.waiting}</Badge>}
      />
    ),
  },
  {
    state: 'quiet: named by what it shows',
    alone: true,
    show: ({ texts }) => <PageHeader quiet title={texts.title} />,
  },
]);
