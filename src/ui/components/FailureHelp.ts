import { createContext } from 'react';
import type { ComponentType } from 'react';

import type { FailureCode } from '../../application/operations/failureCodes';

/** Way to the bank below the text of a failure. Signed-in pages give it; guests have the call centre at the top of each page. */
export const FailureHelp = createContext<ComponentType<{ readonly code: FailureCode }> | undefined>(undefined);
