import { LinkTiles } from '../../../src/ui/components/LinkTiles';
import { examplesOf } from '../Example';

export const examples = examplesOf('LinkTiles', [
  {
    state: 'a few',
    show: ({ texts }) => (
      <LinkTiles
        tiles={[
          { path: '/one', icon: 'exchange', title: texts.title, text: texts.details },
          { path: '/two', icon: 'car', title: texts.change, text: texts.longTitle },
        ]}
      />
    ),
  },
  {
    state: 'one with long words',
    show: ({ texts }) => (
      <LinkTiles tiles={[{ path: '/one', icon: 'place', title: texts.longTitle, text: texts.longAct }]} />
    ),
  },
]);
