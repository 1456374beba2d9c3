import { catalogue } from '../../../application/operations/catalogue';
import type { OperationCode } from '../../../application/operations/catalogue';
import { callersOf, isAllowedTo, isOpenToViewOnly, mayCall } from '../../../application/operations/declaration';
import type { CallerRights, Declaration } from '../../../application/operations/declaration';
import type { DenialHint, ScreenAccess } from '../../kernel/Screen';

/**
 * Reason why a screen is closed: it is for another kind of customer, needs a right the user lacks, a kind of operation the company keeps the
 * user from, or an unexpired passport; `unknown` is one that such users do not learn of.
 */
export type DenialReason =
  | 'peopleOnly'
  | 'companiesOnly'
  | 'makersOnly'
  | 'signersOnly'
  | 'payrollOnly'
  | 'auditorsOnly'
  | 'readersOnly'
  | 'notGranted'
  | 'expired'
  | 'unknown';

export interface AccessDenial {
  readonly reason: DenialReason;
  readonly hint: DenialHint | undefined;
}

/** User who opens a screen. */
export interface Reader extends CallerRights {
  /** True when the passport has expired. */
  readonly isViewOnly: boolean;
}

/**
 * Reason why a user may not open a screen; `undefined` when it is open, or there is none. It follows from the callers the operations of the
 * screen allow, so it always agrees with the bank.
 */
export function accessDenial(access: ScreenAccess | undefined, reader: Reader): AccessDenial | undefined {
  if (access === undefined) {
    return undefined;
  }
  const { needs, needsOne, readable, hint, unknownToPeople } = access;
  if (unknownToPeople === true && reader.customerKind === 'I') {
    return { reason: 'unknown', hint };
  }
  const seenBy: Reader = readable === true ? { ...reader, isViewOnly: false } : reader;
  const reasons = needs.map((code) => reasonAgainst(code, seenBy));
  const reason = reasons.find((each) => each !== undefined);
  return reason === undefined || (needsOne === true && reasons.includes(undefined)) ? undefined : { reason, hint };
}

/** True for a screen of the administration, which nobody is shown the way to before the bank has reported who the user is. */
export function isScreenOfAdministrators(access: ScreenAccess | undefined): boolean {
  return access?.needs.some((code) => isForAdministrators(catalogue[code])) === true;
}

function isForAdministrators({ allowed }: Declaration): boolean {
  return allowed.every((caller) => caller === 'administrator');
}

function reasonAgainst(code: OperationCode, reader: Reader): DenialReason | undefined {
  const declaration: Declaration = catalogue[code];
  if (mayCall(code, declaration, reader)) {
    return reader.isViewOnly && !isOpenToViewOnly(declaration) ? 'expired' : undefined;
  }
  const { allowed } = declaration;
  if (isForAdministrators(declaration)) {
    return 'unknown';
  }
  if (reader.customerKind === 'I') {
    return 'companiesOnly';
  }
  if (isAllowedTo(declaration, callersOf(reader))) {
    return 'notGranted';
  }
  if (allowed.includes('corporateCreate')) {
    return 'makersOnly';
  }
  if (allowed.includes('corporateSign')) {
    return 'signersOnly';
  }
  if (allowed.includes('corporatePayroll')) {
    return 'payrollOnly';
  }
  if (allowed.includes('corporateAudit')) {
    return 'auditorsOnly';
  }
  return allowed.includes('corporateView') ? 'readersOnly' : 'peopleOnly';
}
