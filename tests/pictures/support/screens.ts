import { SCREEN_TABLE } from '../../../src/ui/features/screens';

/** Screens without a picture, with what they follow or need that no demonstration bank has from the start. */
const WITHOUT_PICTURE: Readonly<Record<string, string>> = {
  '/history-corporate/:operationId': 'a document somebody has made',
  '/payment/direct-debit/:mandateId': 'a mandate somebody has given',
  '/payment/batch-loading/:batchId': 'a file somebody has sent',
  '/transaction-confirmation/done': 'documents that were just signed',
  '/transaction-confirmation/changes/:operationId/*': 'a change somebody has asked for',
  '/transaction-confirmation/code': 'documents that were chosen to be signed',
  '/transaction-confirmation/result': 'documents that were just signed',
  '/detail-online-loan': 'an application for a loan',
  '/loan-agreement/*': 'an application that was approved',
  '/repayment-loan': 'a loan that was paid out',
  '/admin': 'an administrator; it tells when the bank was started',
  '/admin/users': 'an administrator; a user tells when they signed in',
  '/admin/users/:userId': 'an administrator; a user tells when they signed in',
  '/profile/about-app/licences': 'nothing, but its list changes with every package',
};

/** Screens of companies alone. */
const OF_COMPANIES: ReadonlySet<string> = new Set([
  '/market/checkbook-ordering/*',
  '/payment/invoice/pay/*',
  '/creating-invoice',
  '/automatic-creating-invoice',
  '/payment/batch-loading',
  '/history-corporate',
  '/transaction-confirmation',
  '/transaction-confirmation/declined',
  '/transaction-confirmation/expired',
  '/profile/company',
  '/profile/company/employee/:employeeId/*',
  '/card-list/:cardId/pin-permission/*',
  '/my-qr-list',
  '/my-qr-list/new',
  '/my-qr-list/:pointId',
  '/my-qr-list/:hash/till',
  '/my-qr-list/:hash/poster',
  '/archive',
]);

/** Screens that companies see otherwise than people do. */
const OTHERWISE_FOR_COMPANIES = ['/', '/payment', '/payment/invoice', '/accounts/overview', '/card-list', '/profile'];

/** Pages before a sign-in. */
export const GUEST_SCREENS = [
  '/login',
  '/login/restore',
  '/login/register',
  '/login/authorization-corporate',
  '/guest',
  '/exchange',
  '/release',
  '/payment-fines',
  '/transport-tax',
  '/property-tax',
  '/online-loan',
  '/page-loan',
  '/detail-online-loan',
  '/repayment-loan',
  '/loan-agreement',
  '/register-elsom',
  '/excerpt',
  '/service-points',
] as const;

/** Parts of a screen that chance decides; its picture leaves them out. */
export const VARYING: Readonly<Record<string, string>> = {
  '/login/authorization-corporate': 'main svg[role="img"], main strong',
  '/my-qr-list/:hash/till': 'main [role="timer"]',
};

const PATHS = SCREEN_TABLE.screens.map(({ path }) => path).filter((path) => !Object.hasOwn(WITHOUT_PICTURE, path));

export const PERSON_SCREENS: readonly string[] = PATHS.filter((path) => !OF_COMPANIES.has(path));
export const COMPANY_SCREENS: readonly string[] = [
  ...OTHERWISE_FOR_COMPANIES,
  ...PATHS.filter((path) => OF_COMPANIES.has(path)),
];

/** Lists of this file that name a route which does not exist. */
export function unknownRoutes(): readonly string[] {
  const known = new Set(SCREEN_TABLE.screens.map(({ path }) => path));
  return [...Object.keys(WITHOUT_PICTURE), ...OF_COMPANIES, ...OTHERWISE_FOR_COMPANIES].filter(
    (path) => !known.has(path),
  );
}

/** Name of the picture of a screen: its path, whose parts are set apart by `_`, so that `/payment-fines` and `/payment/fines` have one each. */
export function pictureName(path: string): string {
  const name = path.replace(/\/\*$/, '').replaceAll(/[/:]+/g, '_').replace(/^_/, '');
  return name === '' ? 'home' : name;
}

/** Address of a screen, with the ids its path names. */
export function addressOf(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/\/\*$/, '').replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) {
      throw new Error(`Nobody knows a ${name} for ${path}`);
    }
    return id;
  });
}
