import { createContext } from 'react';

import type { LocalizedText } from '../../domain/language/Language';

/** Registered name of the customer at the screen; `undefined` before the sign-in. */
export const OwnName = createContext<LocalizedText | undefined>(undefined);
