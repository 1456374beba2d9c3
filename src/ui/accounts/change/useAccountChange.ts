import { useState } from 'react';

import { useService } from '../../shell/ServicesContext';
import { AccountChanges } from './AccountChanges';
import type { AccountChangeDefinition, AccountChangeParts, AccountChangeViewModel } from './AccountChangeViewModel';

/** The view-model of a change for as long as its pages are shown; `changed` is read anew when the change is made. */
export function useAccountChange<Form extends object>(
  definition: AccountChangeDefinition<Form>,
  changed: AccountChangeParts['changed'],
): AccountChangeViewModel<Form> {
  const changes = useService(AccountChanges);
  const [model] = useState(() => changes.begin(definition, changed));
  return model;
}
