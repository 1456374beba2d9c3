import { PageTabs } from '../../../src/ui/components/PageTabs';
import { examplesOf } from '../Example';

export const examples = examplesOf('PageTabs', [
  {
    state: 'usual, the first is open',
    show: ({ texts }) => (
      <PageTabs
        label={texts.title}
        pages={[
          { to: '/', title: texts.income },
          { to: '/expense', title: texts.expense },
        ]}
      />
    ),
  },
  {
    state: 'many, long texts',
    show: ({ texts }) => (
      <PageTabs
        label={texts.longTitle}
        pages={[texts.longTitle, texts.search, texts.details, texts.recipient, texts.longAct].map((title, index) => ({
          to: index === 0 ? '/' : `/${index}`,
          title,
        }))}
      />
    ),
  },
]);
