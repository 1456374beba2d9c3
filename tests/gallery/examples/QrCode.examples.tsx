import { QrCode } from '../../../src/ui/components/QrCode';
import { examplesOf } from '../Example';

export const examples = examplesOf('QrCode', [
  { state: 'short text', show: ({ texts }) => <QrCode text="https://tulpar.example/1" label={texts.title} /> },
  { state: 'long text', show: ({ texts }) => <QrCode text={texts.longValue} label={texts.longTitle} /> },
]);
