import { ErrorSummary } from '../../../src/ui/components/ErrorSummary';
import { examplesOf } from '../Example';

export const examples = examplesOf('ErrorSummary', [
  {
    state: 'one',
    alone: true,
    show: ({ id, texts }) => <ErrorSummary violations={[{ fieldId: id, text: texts.violation }]} attempt={1} />,
  },
  {
    state: 'many, long texts',
    show: ({ id, texts }) => (
      <ErrorSummary
        violations={[texts.violation, texts.why, texts.longValue].map((text, index) => ({
          fieldId: `${id}${index}`,
          text,
        }))}
        attempt={0}
      />
    ),
  },
]);
