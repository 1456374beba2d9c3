import 'i18next';

import type failures from '../../locales/ru/failures.json';
import type { ScreenWords } from './wordFiles';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: ScreenWords & { failures: typeof failures };
  }
}
