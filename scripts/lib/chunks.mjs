import { fileURLToPath } from 'node:url';

import { EARLY_SCRIPT } from './earlyScript.mjs';

/**
 * Files of the application by journey. The bundler alone makes a file of every set of modules that the same pages share, which is
 * some 400; a phone asks for each of them. Here a module goes to the first journey that needs it, and what only single pages need
 * stays with them.
 */

/** Packages that change seldom and are kept by browsers over many versions of the application. */
const PACKAGES = [
  {
    name: 'react',
    includeDependenciesRecursively: true,
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
  },
  {
    name: 'libraries',
    includeDependenciesRecursively: true,
    test: /node_modules\/(?:mobx|mobx-react-lite|i18next|react-i18next|use-sync-external-store|inversify|@inversifyjs|reflect-metadata)\//,
  },
];

/** Journeys in the order they are travelled, each with the modules it begins with. */
const JOURNEYS = [
  { name: 'start', begins: ['src/ui/main.tsx'] },
  // What the login page shares with those behind it: neither must bring the other.
  {
    name: 'shared',
    begins: [
      'src/application/confirmation/failureMeaning.ts',
      'src/application/forms/FormAttempt.ts',
      'src/application/time/Countdown.ts',
      'src/domain/user/OtpForm.ts',
      'src/domain/validation/validate.ts',
      'src/ui/components/Alert.tsx',
      'src/ui/components/CodeEntry.tsx',
      'src/ui/components/CodeSource.tsx',
      'src/ui/components/Disclosure.tsx',
      'src/ui/components/FailureAlert.tsx',
      'src/ui/components/PasswordField.tsx',
      'src/ui/components/TextField.tsx',
      'src/ui/components/useRefusedForm.ts',
      'src/ui/components/useValidationText.ts',
      'src/ui/flow/entrance/Entrance.module.css',
      'src/ui/kernel/useAttempts.ts',
    ],
  },
  {
    name: 'login',
    begins: ['src/ui/features/entrance/login/views.ts'],
  },
  { name: 'connection', begins: ['src/infrastructure/di/connect.ts'] },
  {
    name: 'operations',
    begins: ['src/infrastructure/grpc/RegistryOperationGateway.ts', 'src/infrastructure/grpc/readFirstPage.ts'],
  },
  {
    name: 'home',
    begins: [
      'src/infrastructure/di/openVisit.ts',
      'src/ui/shell/SignedInPages.tsx',
      'src/ui/features/accounts/home/HomeScreen.tsx',
    ],
  },
  // Below the first screen of the home page.
  {
    name: 'people',
    begins: ['src/ui/features/payments/payees/index.ts', 'src/infrastructure/registry/payees.ts'],
  },
  {
    name: 'later',
    begins: [
      'src/ui/features/accounts/home/SpendingPanel.tsx',
      'src/ui/features/accounts/home/laterPanels.ts',
      'src/infrastructure/registry/spending.ts',
      // Unread messages and the picture of the user, which the header has when the page stands, and invoices to pay.
      'src/infrastructure/registry/chat.ts',
      'src/infrastructure/registry/customer.ts',
      'src/infrastructure/registry/qrInvoices.ts',
    ],
  },
  // Of a visit whose balances are kept on the device, so not of every one.
  { name: 'balances', begins: ['src/application/offline/BalanceKeeper.ts'] },
  // Of pages before a sign-in, of the lock screen, and in part of the others: those must not bring each other.
  {
    name: 'openEntrance',
    begins: ['src/infrastructure/di/openEntrance.ts', 'src/ui/components/ErrorSummary.tsx'],
  },
  { name: 'adapters', begins: ['src/infrastructure/registry/registry.ts'] },
  { name: 'journeys', begins: ['src/infrastructure/di/openJourneys.ts'] },
  // Form, check, code and result, which nearly every act goes through.
  { name: 'forms', begins: ['src/ui/flow/payment/PaymentRoutes.tsx', 'src/ui/flow/change/ProductChangePage.tsx'] },
  // Parts of those forms, and of many other pages.
  { name: 'dialogs', begins: ['src/ui/components/QuestionDialog.tsx'] },
  {
    name: 'fields',
    begins: [
      'src/ui/components/AccountPicker.tsx',
      'src/ui/components/AmountField.tsx',
      'src/ui/components/CodePicker.tsx',
      'src/ui/components/DateField.tsx',
      'src/ui/components/FigureTable.tsx',
      'src/ui/components/FileButton.tsx',
      'src/ui/components/ItemList.tsx',
      'src/ui/components/LinkTiles.tsx',
      'src/ui/components/PageTabs.tsx',
      'src/ui/components/PeriodPicker.tsx',
      'src/ui/components/ProductTiles.tsx',
      'src/ui/components/RadioGroup.tsx',
      'src/ui/components/RoundMark.tsx',
      'src/ui/components/SearchField.tsx',
      'src/ui/components/SelectField.tsx',
      'src/ui/components/SwitchField.tsx',
      'src/ui/components/TextAreaField.tsx',
      'src/ui/components/useDayName.ts',
      'src/ui/flow/change/useProductChange.ts',
      'src/ui/flow/payment/LimitHint.tsx',
      'src/ui/flow/payment/PayeePicker.tsx',
      'src/ui/flow/payment/PurposeField.tsx',
      'src/ui/flow/payment/usePaymentFields.ts',
      'src/ui/objects/accounts/OwnValue.tsx',
      'src/ui/objects/cases/ApplicationCaseLink.tsx',
      'src/ui/objects/cases/applicationPaths.ts',
      'src/ui/objects/operations/useFeeText.ts',
    ],
  },
  { name: 'charts', begins: ['src/ui/charts/MoneyChart.tsx', 'src/ui/components/ShareBar.tsx'] },
  { name: 'codes', begins: ['src/ui/components/QrCode.tsx'] },
  // Fetched ahead for a customer with a PIN, so one file.
  { name: 'lock', begins: ['src/ui/features/entrance/lock/LockScreen.tsx'] },
];

/** Files of the login page. */
const OF_LOGIN = new Set(['shared', 'login']);
/** Journeys of a user who returns to an open session, without the login page; code they share with it belongs to the start. */
const WITHOUT_LOGIN = new Set(['connection', 'operations', 'home']);

/**
 * @typedef {(id: string) => { importedIds: readonly string[] } | null} ModuleInfo
 */

/** Groups of modules, for `output.codeSplitting` of the bundler. */
export function chunkGroups() {
  /** @type {ReadonlyMap<string, string> | undefined} */
  let journeys;
  return [
    ...PACKAGES,
    {
      // Dependencies have journeys of their own; taken along, they would end in the first one that is looked at.
      includeDependenciesRecursively: false,
      /**
       * @param {string} id
       * @param {{ getModuleInfo: ModuleInfo }} context
       */
      name: (id, context) => {
        journeys ??= journeysOf((one) => context.getModuleInfo(one));
        return journeys.get(id) ?? null;
      },
    },
    {
      // The words of the first pages in one file a language.
      name: (/** @type {string} */ id) => wordsOf(id) ?? null,
    },
  ];
}

/**
 * The journey of every module that one needs at once; what is fetched later is not followed.
 *
 * @param {ModuleInfo} infoOf
 * @returns {ReadonlyMap<string, string>}
 */
function journeysOf(infoOf) {
  /** @type {Map<string, string>} */
  const journeys = new Map();
  for (const { name, begins } of JOURNEYS) {
    for (const id of neededBy(begins, infoOf)) {
      const first = journeys.get(id);
      if (first === undefined) {
        journeys.set(id, name);
      } else if (OF_LOGIN.has(first) && WITHOUT_LOGIN.has(name)) {
        journeys.set(id, 'start');
      }
    }
  }
  return journeys;
}

/**
 * Everything that some modules need at once, and they themselves.
 *
 * @param {readonly string[]} begins paths from the root
 * @param {ModuleInfo} infoOf
 * @returns {ReadonlySet<string>}
 */
function neededBy(begins, infoOf) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = begins.map(idOf);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (!found.has(id)) {
      found.add(id);
      waiting.push(...(infoOf(id)?.importedIds ?? []));
    }
  }
  return found;
}

/** @param {string} path from the root */
function idOf(path) {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

const WORDS = /\/src\/locales\/(\w+)\/(?:screens\/(\w+)|failures)\.json$/;
const FIRST_WORDS = {
  all: ['common'],
  guest: ['login', 'validation'],
  home: ['home', 'products'],
  // Of the panels below the first screen.
  later: ['payees', 'spending', 'wallets'],
};

/** @param {string} id */
function wordsOf(id) {
  const [, language, file = ''] = WORDS.exec(id) ?? [];
  const journey = Object.entries(FIRST_WORDS).find(([, files]) => files.includes(file))?.[0];
  return journey === undefined ? undefined : `words-${language}-${journey}`;
}

/** Files that are there before any other is asked for: every page begins with them. */
const OF_EVERY_PAGE = /^assets\/(?:rolldown-runtime|react|libraries|start)-/;
/** Files that are there before a page asks for another screen of a signed-in user. */
const OF_HOME = /^assets\/(?:connection|operations|home)-/;

/**
 * The scripts a script asks for together with one it is about to import, without those that are there already: the lists of all screens
 * belong to the first page.
 *
 * @param {readonly string[]} scripts
 * @param {{ hostId: string, hostType: 'html' | 'js' }} host
 * @returns {string[]}
 */
export function stillToLoad(scripts, { hostId, hostType }) {
  return scripts.filter(
    (name) => hostType === 'html' || !(OF_EVERY_PAGE.test(name) || (OF_HOME.test(hostId) && OF_HOME.test(name))),
  );
}

/**
 * Files that src/ui/early/early.js asks for before the application knows that it needs them. The style of the login page is none: a tab that
 * another one hands its session to does not show that page.
 */
const AHEAD =
  /^assets\/(?:(?:login|shared)-[\w-]+\.js|first-golos-text-(?:latin|cyrillic)-wght-[\w-]+\.woff2|(?:connection|operations|home|words-\w+-(?:all|guest|home))-[\w-]+\.(?:js|css))$/;

/** @param {string} name */
export function isAhead(name) {
  return AHEAD.test(name);
}

/**
 * Writes the names of those files into the page.
 *
 * @returns {{ name: string, transformIndexHtml: { order: 'post', handler: (html: string, context: { bundle?: object }) => string } }}
 */
export function filesAhead() {
  return {
    name: 'files-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const names = Object.keys(bundle).filter(isAhead);
        return names.length === 0
          ? html
          : html.replace(EARLY_SCRIPT, `<meta name="ahead" content="${names.join(' ')}" />\n    $&`);
      },
    },
  };
}
