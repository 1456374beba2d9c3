import type { Account } from '../account/Account';
import { definedOnly } from '../transfer/movementRules';
import { isSound } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { MAX_POINT_ADDRESS_LENGTH, MAX_POINT_NAME_LENGTH, MIN_POINT_NAME_LENGTH, SALES_POINT_ID } from './QrPoint';
import type { QrPoint, QrPointFields } from './QrPoint';
import { requestedAccountProblem } from './QrRequestDraft';
import { WORDED } from '../text/lettering';
import { plainText } from '../text/plainText';

/** Form of a point of sale: what a point has, as it is typed. */
export interface QrPointDraft extends Omit<QrPointFields, 'accountId'> {
  /** Empty for an unlinked point. */
  readonly accountId: string;
}

export const EMPTY_POINT: QrPointDraft = {
  name: '',
  address: '',
  salesPointId: '',
  accountId: '',
  isActive: true,
  userIds: [],
};

/** Fields of a form in the order they are shown in. */
export const POINT_FIELDS = ['name', 'address', 'salesPointId', 'accountId', 'userIds'] as const;

export type QrPointField = (typeof POINT_FIELDS)[number];

/** Form that starts from a point as it is. */
export function draftOfPoint({ name, address, salesPointId, account, isActive, users }: QrPoint): QrPointDraft {
  return {
    name,
    address,
    salesPointId,
    accountId: account?.id ?? '',
    isActive,
    userIds: users.map(({ userId }) => userId),
  };
}

/** First violation of each field; empty when the point can be saved. */
export function pointViolations(draft: QrPointDraft, accounts: readonly Account[]): Violations<QrPointDraft> {
  const account = accounts.find(({ id }) => id === draft.accountId);
  return definedOnly({
    name: lineViolation(draft.name, MAX_POINT_NAME_LENGTH, 'POINT_NAME_LENGTH'),
    address: lineViolation(draft.address, MAX_POINT_ADDRESS_LENGTH, 'POINT_ADDRESS_LENGTH'),
    salesPointId: SALES_POINT_ID.test(numberOf(draft)) ? undefined : 'POINT_NUMBER_CHARACTERS',
    accountId: account === undefined ? undefined : requestedAccountProblem(account),
  });
}

/** Fields of a point as the bank is asked for them; `undefined` while the form has a violation. */
export function pointFieldsOf(draft: QrPointDraft, accounts: readonly Account[]): QrPointFields | undefined {
  if (!isSound(pointViolations(draft, accounts))) {
    return undefined;
  }
  const { name, address, accountId, isActive, userIds } = draft;
  return {
    name: plainText(name),
    address: plainText(address),
    salesPointId: numberOf(draft),
    accountId: accountId === '' ? undefined : accountId,
    isActive,
    userIds,
  };
}

/** Points whose name, address or number has a text in it. */
export function pointsWith(points: readonly QrPoint[], text: string): readonly QrPoint[] {
  const sought = plainText(text).toLowerCase();
  return points.filter(({ name, address, salesPointId }) =>
    [name, address, salesPointId].join(' ').toLowerCase().includes(sought),
  );
}

/** Numbers are written in capitals. */
function numberOf({ salesPointId }: QrPointDraft): string {
  return plainText(salesPointId).toUpperCase();
}

/** Violation of a text that stands in a code: a line with letters or digits, without characters of two halves. */
function lineViolation(text: string, max: number, length: ValidationCode): ValidationCode | undefined {
  const plain = plainText(text);
  if (plain.length < MIN_POINT_NAME_LENGTH || plain.length > max) {
    return length;
  }
  if (/\p{Cc}/u.test(plain) || /[\ud800-\udfff]/.test(plain)) {
    return 'PURPOSE_CHARACTERS';
  }
  return WORDED.test(plain) ? undefined : 'POINT_WORDED';
}
