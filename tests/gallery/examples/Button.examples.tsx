import { Button, ButtonLink } from '../../../src/ui/components/Button';
import { ButtonRow } from '../../../src/ui/components/ButtonRow';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('Button', [
  {
    state: 'primary',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="primary">{texts.act}</Button>
        <Button tone="primary" icon="send">
          {texts.act}
        </Button>
        <Button tone="primary" size="small" icon="repeat">
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'primary, busy',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="primary" busy>
          {texts.act}
        </Button>
        <Button tone="primary" size="small" icon="repeat" busy>
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'primary, disabled with the reason beside it',
    show: ({ id, texts }) => (
      <ButtonRow>
        <Button tone="primary" disabled aria-describedby={id}>
          {texts.act}
        </Button>
        <p id={id}>{texts.why}</p>
      </ButtonRow>
    ),
  },
  {
    state: 'primary, focus',
    alone: true,
    focus: 'button',
    show: ({ texts }) => (
      <Button tone="primary" onClick={nothing}>
        {texts.act}
      </Button>
    ),
  },
  {
    state: 'secondary',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="secondary">{texts.act}</Button>
        <Button tone="secondary" icon="send">
          {texts.act}
        </Button>
        <Button tone="secondary" size="small" icon="repeat">
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'secondary, busy',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="secondary" busy>
          {texts.act}
        </Button>
        <Button tone="secondary" size="small" icon="repeat" busy>
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'secondary, disabled with the reason beside it',
    show: ({ id, texts }) => (
      <ButtonRow>
        <Button tone="secondary" disabled aria-describedby={id}>
          {texts.act}
        </Button>
        <p id={id}>{texts.why}</p>
      </ButtonRow>
    ),
  },
  {
    state: 'secondary, focus',
    alone: true,
    focus: 'button',
    show: ({ texts }) => (
      <Button tone="secondary" onClick={nothing}>
        {texts.act}
      </Button>
    ),
  },
  {
    state: 'quiet',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="quiet">{texts.act}</Button>
        <Button tone="quiet" icon="send">
          {texts.act}
        </Button>
        <Button tone="quiet" size="small" icon="repeat">
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'quiet, busy',
    show: ({ texts }) => (
      <ButtonRow>
        <Button tone="quiet" busy>
          {texts.act}
        </Button>
        <Button tone="quiet" size="small" icon="repeat" busy>
          {texts.change}
        </Button>
      </ButtonRow>
    ),
  },
  {
    state: 'quiet, disabled with the reason beside it',
    show: ({ id, texts }) => (
      <ButtonRow>
        <Button tone="quiet" disabled aria-describedby={id}>
          {texts.act}
        </Button>
        <p id={id}>{texts.why}</p>
      </ButtonRow>
    ),
  },
  {
    state: 'quiet, focus',
    alone: true,
    focus: 'button',
    show: ({ texts }) => (
      <Button tone="quiet" onClick={nothing}>
        {texts.act}
      </Button>
    ),
  },
  {
    state: 'wide, long text',
    show: ({ texts }) => (
      <Button wide icon="bookmark">
        {texts.longAct}
      </Button>
    ),
  },
  {
    state: 'link',
    show: ({ texts }) => (
      <ButtonRow>
        <ButtonLink to="/payment">{texts.act}</ButtonLink>
        <ButtonLink to="/payment" tone="secondary" size="small" icon="history">
          {texts.details}
        </ButtonLink>
      </ButtonRow>
    ),
  },
]);
