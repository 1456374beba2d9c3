import 'i18next';

import type failures from '../../application/operations/failureTexts/ru.json';
import type common from './ru/common.json';
import type history from './ru/history.json';
import type home from './ru/home.json';
import type login from './ru/login.json';
import type operations from './ru/operations.json';
import type profile from './ru/profile.json';
import type shell from './ru/shell.json';
import type transfer from './ru/transfer.json';
import type validation from './ru/validation.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    enableSelector: false;
    resources: {
      common: typeof common;
      failures: typeof failures;
      history: typeof history;
      home: typeof home;
      login: typeof login;
      operations: typeof operations;
      profile: typeof profile;
      shell: typeof shell;
      transfer: typeof transfer;
      validation: typeof validation;
    };
  }
}
