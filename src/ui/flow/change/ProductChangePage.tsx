import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { Failure } from '../../../application/operations/failureCodes';
import { useFieldTexts } from '../../components/useFieldTexts';
import type { RefusedField } from '../../components/useFieldTexts';
import type { ValidationCode } from '../../../domain/validation/ValidationCode';
import { ChangeForm } from './ChangeForm';
import type { ChangeFrame, ChangeModel } from './ChangeModel';
import { ChangeRoutes } from './ChangeRoutes';

/** View-model as the page of a product change needs it. */
export interface ProductChangeModel<Field extends string> extends ChangeModel {
  readonly violations: Readonly<Partial<Record<Field, ValidationCode>>>;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  submit(): Promise<void>;
}

interface ProductChangePageProps<Field extends string> {
  readonly model: ProductChangeModel<Field>;
  /** `path` is the path of the form, below which the pages of code and result are; mount the page at `path/*`. */
  readonly frame: Omit<ChangeFrame, 'endsOtherSessions'>;
  /** Names of the fields in the order of the form; each field has its name as its ID. */
  readonly fields: readonly Field[];
  /** Failure of the bank that concerns one field of the form. */
  readonly refused?: RefusedField<Field> | undefined;
  /** Replaces the button when there is nothing to send. */
  readonly action?: ReactNode;
  /** Renders the fields, given the error text of each. */
  readonly children: (texts: Readonly<Partial<Record<Field, string>>>) => ReactNode;
}

/** Form, code and result of a change of an account, a card or a wallet. */
export function ProductChangePage<Field extends string>(props: ProductChangePageProps<Field>) {
  const { model, frame, fields, refused, action, children } = props;
  return (
    <ChangeRoutes model={model} frame={{ ...frame, endsOtherSessions: false }}>
      <ProductChangeForm model={model} fields={fields} refused={refused} action={action}>
        {children}
      </ProductChangeForm>
    </ChangeRoutes>
  );
}

type FormProps = Omit<ProductChangePageProps<string>, 'frame'>;

const ProductChangeForm = observer(function ProductChangeForm({ model, fields, refused, action, children }: FormProps) {
  const { texts, summary } = useFieldTexts(fields, model.violations, refused);
  return (
    <ChangeForm
      model={model}
      summary={summary}
      refusedAtField={refused !== undefined}
      endsOtherSessions={false}
      action={action}
    >
      {children(texts)}
    </ChangeForm>
  );
});
