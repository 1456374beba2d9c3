import { ActionTiles } from '../../../src/ui/components/ActionTiles';
import { LakePanel, LakeTitle } from '../../../src/ui/components/LakePanel';
import { examplesOf } from '../Example';

export const examples = examplesOf('ActionTiles', [
  {
    state: 'on the panel of a total',
    show: ({ id, texts }) => (
      <LakePanel titleId={id}>
        <LakeTitle>
          <span id={id}>{texts.fee}</span>
        </LakeTitle>
        <ActionTiles
          label={texts.title}
          acts={[
            { path: '/one', icon: 'send', words: texts.change },
            { path: '/two', icon: 'qr', words: texts.search },
            { path: '/three', icon: 'exchange', words: texts.details },
            { path: '/four', icon: 'repeat', words: texts.recipient },
          ]}
        />
      </LakePanel>
    ),
  },
  {
    state: 'long words',
    show: ({ id, texts }) => (
      <LakePanel titleId={id}>
        <LakeTitle>
          <span id={id}>{texts.recipient}</span>
        </LakeTitle>
        <ActionTiles
          label={texts.longTitle}
          acts={[
            { path: '/one', icon: 'send', words: texts.longAct },
            { path: '/two', icon: 'qr', words: texts.title },
          ]}
        />
      </LakePanel>
    ),
  },
]);
