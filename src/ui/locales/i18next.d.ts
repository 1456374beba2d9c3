import 'i18next';

import type failures from '../../application/operations/failureTexts/ru.json';
import type cardProducts from './ru/cardProducts.json';
import type accounts from './ru/accounts.json';
import type cards from './ru/cards.json';
import type code from './ru/code.json';
import type common from './ru/common.json';
import type deposits from './ru/deposits.json';
import type firstLogin from './ru/firstLogin.json';
import type history from './ru/history.json';
import type home from './ru/home.json';
import type limits from './ru/limits.json';
import type lock from './ru/lock.json';
import type login from './ru/login.json';
import type moneyTransfer from './ru/moneyTransfer.json';
import type newPassword from './ru/newPassword.json';
import type operations from './ru/operations.json';
import type otherBanks from './ru/otherBanks.json';
import type papers from './ru/papers.json';
import type privacy from './ru/privacy.json';
import type profile from './ru/profile.json';
import type restore from './ru/restore.json';
import type qr from './ru/qr.json';
import type qrSignIn from './ru/qrSignIn.json';
import type register from './ru/register.json';
import type services from './ru/services.json';
import type shell from './ru/shell.json';
import type templates from './ru/templates.json';
import type signing from './ru/signing.json';
import type statements from './ru/statements.json';
import type swift from './ru/swift.json';
import type taxes from './ru/taxes.json';
import type transfer from './ru/transfer.json';
import type validation from './ru/validation.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    enableSelector: false;
    resources: {
      cardProducts: typeof cardProducts;
      accounts: typeof accounts;
      cards: typeof cards;
      code: typeof code;
      common: typeof common;
      deposits: typeof deposits;
      failures: typeof failures;
      firstLogin: typeof firstLogin;
      history: typeof history;
      home: typeof home;
      limits: typeof limits;
      lock: typeof lock;
      login: typeof login;
      moneyTransfer: typeof moneyTransfer;
      newPassword: typeof newPassword;
      operations: typeof operations;
      otherBanks: typeof otherBanks;
      papers: typeof papers;
      privacy: typeof privacy;
      profile: typeof profile;
      restore: typeof restore;
      qr: typeof qr;
      qrSignIn: typeof qrSignIn;
      register: typeof register;
      services: typeof services;
      shell: typeof shell;
      templates: typeof templates;
      signing: typeof signing;
      statements: typeof statements;
      swift: typeof swift;
      taxes: typeof taxes;
      transfer: typeof transfer;
      validation: typeof validation;
    };
  }
}
