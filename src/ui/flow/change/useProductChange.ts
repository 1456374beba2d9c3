import { useState } from 'react';

import { useService } from '../../kernel/ServicesContext';
import { ProductChanges } from './ProductChanges';
import type { ChangeFormDeps } from './ChangeFormViewModel';
import type { ProductChangeDefinition, ProductChangeViewModel } from './ProductChangeViewModel';

/** View-model of a change for as long as its pages are shown; `changed` is reloaded once the change is made. */
export function useProductChange<Form extends object>(
  definition: ProductChangeDefinition<Form>,
  changed: ChangeFormDeps['changed'],
): ProductChangeViewModel<Form> {
  const changes = useService(ProductChanges);
  const [model] = useState(() => changes.begin(definition, changed));
  return model;
}
