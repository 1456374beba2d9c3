import { bankDayOf } from '../../../src/domain/time/Instant';
import { PeriodPicker } from '../../../src/ui/components/PeriodPicker';
import { examplesOf, nothing } from '../Example';

export const examples = examplesOf('PeriodPicker', [
  {
    state: 'a preset',
    show: ({ texts }) => (
      <PeriodPicker
        presets={[
          { value: 'week', label: texts.week },
          { value: 'month', label: texts.month },
        ]}
        preset={'month'}
        from={bankDayOf(Date.parse('2025-10-01T12:00:00Z'))}
        to={bankDayOf(Date.parse('2025-10-14T12:00:00Z'))}
        onPreset={nothing}
        onPeriod={nothing}
      />
    ),
  },
  {
    state: 'chosen days',
    show: ({ texts }) => (
      <PeriodPicker
        presets={[
          { value: 'week', label: texts.week },
          { value: 'month', label: texts.month },
        ]}
        preset={undefined}
        from={bankDayOf(Date.parse('2025-10-01T12:00:00Z'))}
        to={bankDayOf(Date.parse('2025-10-14T12:00:00Z'))}
        onPreset={nothing}
        onPeriod={nothing}
      />
    ),
    alone: true,
  },
]);
