import { bankDayOf } from '../../../src/domain/time/Instant';
import { DateField } from '../../../src/ui/components/DateField';
import { KeptText } from '../../ui/support/KeptText';
import { examplesOf } from '../Example';

const RANGE = {
  min: bankDayOf(Date.parse('2025-10-06T12:00:00Z')),
  max: bankDayOf(Date.parse('2025-10-28T12:00:00Z')),
};

export const examples = examplesOf('DateField', [
  {
    state: 'empty',
    show: ({ id, texts }) => (
      <KeptText>
        {(value, change) => (
          <DateField id={id} label={texts.otherLabel} value={value} onChange={change} hint={texts.hint} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'error',
    show: ({ id, texts }) => (
      <KeptText initial="31.02.2025">
        {(value, change) => (
          <DateField id={id} label={texts.otherLabel} value={value} onChange={change} violation={texts.violation} />
        )}
      </KeptText>
    ),
  },
  {
    state: 'open',
    alone: true,
    press: 'button[aria-haspopup="dialog"]',
    show: ({ id, texts }) => (
      <KeptText initial="14.10.2025">
        {(value, change) => (
          <DateField id={id} label={texts.otherLabel} value={value} onChange={change} range={RANGE} />
        )}
      </KeptText>
    ),
  },
]);
