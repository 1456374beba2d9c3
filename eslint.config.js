import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Each ban says why it stands, because its message is what a developer reads. */

const MODULES = [
  { selector: 'ExportAllDeclaration', message: 'Name what is exported: `export *` hides where a name comes from.' },
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing is called the same everywhere.' },
  {
    selector: 'TSEnumDeclaration',
    message: 'Use a union of literals: an enum is code at run time and no plain JSON value.',
  },
  {
    selector: "ImportDeclaration[source.value='class-validator'] > ImportNamespaceSpecifier",
    message: 'Import the decorators by name: the whole of class-validator is 100 KB on the login page.',
  },
];

const CASTS = [
  {
    selector: "TSAsExpression:not([typeAnnotation.typeName.name='const'])",
    message:
      'A cast hides a mistake from the compiler. Narrow the value instead; brands and codecs are the only exceptions.',
  },
];

const FLOATS = [
  {
    selector: "CallExpression[callee.name='parseFloat']",
    message: 'Money is whole minor units: parse it with parseAmount.',
  },
  {
    selector: "CallExpression[callee.property.name='parseFloat']",
    message: 'Money is whole minor units: parse it with parseAmount.',
  },
  {
    selector: "CallExpression[callee.property.name='toFixed']",
    message: 'toFixed rounds in binary: format money with formatAmount.',
  },
];

const NUMBERS_IN_MONEY = [
  {
    selector: "CallExpression[callee.name='Number']",
    message: 'Number() loses tyiyns above 2^53 and accepts 1e3: keep amounts and identifiers as bigint or text here.',
  },
];

const LOCALES = [
  {
    selector: "MemberExpression[object.name='Intl']",
    message: 'Intl knows no Kyrgyz: use the formatters in src/domain.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(String|DateString|TimeString)$/]',
    message: 'The machine’s locale data knows no Kyrgyz: use the formatters in src/domain.',
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare']",
    message: 'localeCompare orders differently from machine to machine: compare code units.',
  },
];

const TIME_AND_CHANCE = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time comes in as an argument or from the Clock, so that a test or a demonstration can move it.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in as an argument or from the Clock, so that a test or a demonstration can move it.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Chance comes in through a port; secrets need a cryptographic source.',
  },
];

const SQL = [
  {
    selector: "CallExpression[callee.property.name='query'] > TemplateLiteral[expressions.length>0]",
    message: 'Values go to PostgreSQL as parameters, never inside the text of a query.',
  },
  {
    selector: "CallExpression[callee.property.name='query'] > BinaryExpression",
    message: 'Values go to PostgreSQL as parameters, never inside the text of a query.',
  },
  {
    selector:
      "CallExpression[callee.property.name='query'] > ObjectExpression > Property[key.name='text'] > TemplateLiteral[expressions.length>0]",
    message: 'Values go to PostgreSQL as parameters, never inside the text of a query.',
  },
];

const MARKUP = [
  {
    selector: "JSXOpeningElement[name.name=/^(input|textarea)$/] > JSXAttribute[name.name='maxLength']",
    message:
      'A browser cuts pasted text at maxLength without a word: TextField and TextAreaField keep it and show its count.',
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Style with a CSS module and tokens: one place for colours and spacing.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Markup from text is how a script gets in; Trusted Types refuses it at run time.',
  },
  {
    selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Markup from text is how a script gets in; Trusted Types refuses it at run time.',
  },
];

const COMMAS = [
  {
    selector: "CallExpression[callee.property.name='join'][arguments.0.value=', ']",
    message: 'Chinese separates without blanks: join with listed or joinedParts of src/domain/language/punctuation.',
  },
  {
    selector: "TemplateElement[value.cooked=', ']",
    message: 'Chinese separates without blanks: join with joinedParts of src/domain/language/punctuation.',
  },
];

const SLEEPS = [
  {
    selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/]',
    message: 'A test waits for what it means, never for a time: expect.poll, an event, or a round that it runs itself.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^set(Timeout|Interval)$/]',
    message: 'A test waits for what it means, never for a time: expect.poll, an event, or a round that it runs itself.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A page is waited for by a locator, an address, a call or waitForFunction, never for a time.',
  },
];

const LOOP = ':matches(WhileStatement, DoWhileStatement, ForStatement)';
const READS_CLOCK = "CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name='now']";

/** A bench loads for a span of time, so only there a loop may look at the clock. */
const POLLS = [
  {
    selector: `${LOOP} > .test:has(${READS_CLOCK})`,
    message: 'Poll with expect.poll, which says what was there instead when time is over.',
  },
  {
    selector: `${LOOP} > .test:matches(AwaitExpression, :has(AwaitExpression))`,
    message: 'Poll with expect.poll, which ends and says what was there instead.',
  },
  {
    selector: ':matches(ForStatement[test=null], WhileStatement[test.value=true]):has(AwaitExpression)',
    message: 'Poll with expect.poll, which ends and says what was there instead.',
  },
];

/** A query that may find nothing answers null, which is defined. */
const FOUND = [
  {
    selector:
      "MemberExpression[property.name='toBeDefined'] > CallExpression[callee.name='expect'] > CallExpression[callee.property.name=/^(get|query|find)(All)?By/]",
    message: 'Ask of a query what it found: its text, its state, how many. That it is defined says nothing.',
  },
];

/** `no-restricted-syntax` replaces itself from block to block, so every block names all the lists that hold in it. */
function banned(files, lists, ignores = []) {
  return { files, ignores, rules: { 'no-restricted-syntax': ['error', ...lists.flat()] } };
}

/** Files that turn unchecked values into branded or decoded ones: the only type assertions of the repository. */
const BRANDS_AND_CODECS = [
  'src/domain/operation/OperationId.ts',
  'src/domain/time/Instant.ts',
  'src/infrastructure/registry/codecs.ts',
  'src/application/operations/catalogue.ts',
];

/** File that holds every delay of the tests, and the tests that may use it because they measure real time. */
const REAL_TIME = 'tests/support/realTime.ts';
const USERS_OF_REAL_TIME = [
  // Processes are killed at random moments, and what goes on beside that is tried again after a pause.
  'tests/faults/{TransferLoad,directDebits.test,killedUnderLoad.test,railOrders.test,salaries.test,scheduledPayments.test}.ts',
  // Loads at a pace, pages that are left alone before they are measured, processes that come and go.
  'tests/bench/{SalaryPath,batch,historyScroll,homePage,journeys,loginBytes,pace,phoneCodes,slowPhone,startTime}.ts',
  // Clients of a started bank, which tests and benches share: outside of a test there is no expect.poll.
  'tests/support/{RawClient,StartedBank}.ts',
  // Deeds that are timed, a client that drips, a process that only lives.
  'tests/support/measuredApart.test.ts',
  'tests/contract/slowClients.test.ts',
  'tests/faults/runningBank.ts',
];

const PHONES_OF_THE_WORLD = {
  name: 'class-validator',
  importNames: ['IsPhoneNumber', 'IsMobilePhone'],
  message: 'It brings the phone numbers of the whole world, 50 KB: the domain has its own rule.',
};
const TIMERS = ['timers', 'node:timers', 'timers/promises', 'node:timers/promises'].map((name) => ({
  name,
  message: `A test waits for what it means, never for a time; where real time is meant, ${REAL_TIME} has it.`,
}));
const REAL_TIME_ELSEWHERE = {
  regex: '/realTime$',
  message: 'Real time decides in few places, which eslint.config.js lists: wait for what the test means.',
};

/** File that sets how many random inputs a property gets. */
const PROPERTY_RUNS = 'tests/support/propertyRuns.ts';
const RUNS = [
  {
    selector: "Property[key.name='numRuns']",
    message: `The number of random inputs is set in one place: leave it out, or name a cost with runs() of ${PROPERTY_RUNS}.`,
  },
];

const SRC = [MODULES, CASTS, FLOATS, LOCALES, MARKUP];
const PURE = [...SRC, TIME_AND_CHANCE];
const BANK = [MODULES, CASTS, FLOATS, LOCALES, TIME_AND_CHANCE, SQL];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.data/',
      '.cache/',
      'coverage/',
      'node_modules/',
      'proto/generated/',
      'bank/db/generated/',
      'bank/compose/generated/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      'eqeqeq': 'error',
      'prefer-const': 'error',
      'no-control-regex': 'error',
      'no-fallthrough': 'error',
      'no-debugger': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' },
      ],
      // A port is an interface and a symbol of the same name.
      '@typescript-eslint/no-redeclare': 'off',
      'no-restricted-imports': ['error', { paths: [PHONES_OF_THE_WORLD] }],
    },
  },
  banned(['**/*.{ts,tsx}'], [MODULES], ['*.config.ts']),
  banned(['src/**/*.{ts,tsx}'], SRC),
  banned(['src/ui/**/*.{ts,tsx}'], [...SRC, COMMAS]),
  banned(['src/{domain,application}/**/*.ts'], PURE),
  banned(['bank/**/*.ts'], BANK, ['bank/kernel/Clock.ts']),
  banned(
    ['bank/kernel/Clock.ts'],
    BANK.filter((list) => list !== TIME_AND_CHANCE),
  ),
  banned(['src/domain/{money,transfer}/**/*.ts'], [...PURE, NUMBERS_IN_MONEY]),
  banned(['src/infrastructure/registry/**/*.ts'], [...SRC, NUMBERS_IN_MONEY]),
  banned(['bank/{ledger,modules/transfers}/**/*.ts'], [...BANK, NUMBERS_IN_MONEY]),
  banned(
    BRANDS_AND_CODECS.filter((file) => !file.includes('registry')),
    PURE.filter((list) => list !== CASTS),
  ),
  banned(['src/infrastructure/registry/codecs.ts'], [...SRC.filter((list) => list !== CASTS), NUMBERS_IN_MONEY]),
  banned(
    ['tests/**/*.{ts,tsx,mjs}'],
    [MODULES, SLEEPS, POLLS, FOUND, RUNS],
    ['tests/bench/**', REAL_TIME, PROPERTY_RUNS],
  ),
  banned([PROPERTY_RUNS], [MODULES, SLEEPS, POLLS, FOUND]),
  banned(['tests/bench/**/*.{ts,mjs}'], [MODULES, SLEEPS]),
  {
    files: ['tests/**/*.{ts,tsx,mjs}'],
    ignores: [REAL_TIME],
    rules: { 'no-restricted-imports': ['error', { paths: TIMERS, patterns: [REAL_TIME_ELSEWHERE] }] },
  },
  {
    files: USERS_OF_REAL_TIME,
    rules: { 'no-restricted-imports': ['error', { paths: TIMERS }] },
  },
  { files: ['src/**/*.{ts,tsx}', 'bank/**/*.ts'], rules: { 'max-params': ['error', 3] } },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-console': 'error' } },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['scripts/**/*.mjs'],
    rules: { 'no-undef': 'off' },
  },
);
