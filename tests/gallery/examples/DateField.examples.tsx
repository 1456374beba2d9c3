import { bankDayOf } from '../../../src/domain/time/Instant';
import { DateField } from '../../../src/ui/components/DateField';
import { examplesOf } from '../Example';
import { fieldStates, kept } from '../fieldStates';

const RANGE = {
  min: bankDayOf(Date.parse('2025-10-06T12:00:00Z')),
  max: bankDayOf(Date.parse('2025-10-28T12:00:00Z')),
};

export const examples = examplesOf('DateField', [
  ...fieldStates((field) => <DateField {...field} />, { filled: '14.10.2025', long: '14.10.2025' }),
  {
    state: 'open',
    alone: true,
    press: 'button[aria-haspopup="dialog"]',
    show: kept('14.10.2025', (field) => <DateField {...field} range={RANGE} />),
  },
  {
    state: 'open, with an error',
    alone: true,
    press: 'button[aria-haspopup="dialog"]',
    show: kept('14.09.2025', (field) => (
      <DateField {...field} range={RANGE} violation="Выберите день с 06.10.2025 по 28.10.2025" />
    )),
  },
]);
