import { createContext } from 'react';

import type { DefectLog } from '../../application/ports/DefectLog';

/** Log for failures of the screen itself that a gate mends without the boundary of the whole application. */
export const Defects = createContext<DefectLog>({ defect: () => undefined });
