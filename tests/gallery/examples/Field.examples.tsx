import { Field } from '../../../src/ui/components/Field';
import { examplesOf } from '../Example';

export const examples = examplesOf('Field', [
  {
    state: 'label, hint and error around any control',
    show: ({ id, texts }) => (
      <Field id={id} label={texts.label} hint={texts.hint} violation={texts.violation}>
        {(control) => <input {...control} type="text" defaultValue={texts.value} />}
      </Field>
    ),
  },
]);
