import { catalogue } from '../../application/operations/catalogue';
import type { OperationCode } from '../../application/operations/catalogue';
import { callersOf, isAllowedTo, isOpenToViewOnly } from '../../application/operations/declaration';
import type { CallerRights, Declaration } from '../../application/operations/declaration';
import { accessAt } from './routeAccess';
import type { DoorHint } from './routeAccess';

/** The reason a screen is closed: it is for others, or for a right the user has not, or not for a passport past its expiry. */
export type DoorReason = 'peopleOnly' | 'companiesOnly' | 'makersOnly' | 'signersOnly' | 'readersOnly' | 'expired';

export interface ClosedDoor {
  readonly reason: DoorReason;
  readonly hint: DoorHint | undefined;
}

/** The user who opens a screen. */
export interface Reader extends CallerRights {
  /** The passport is past its expiry. */
  readonly isViewOnly: boolean;
}

/**
 * Why a reader may not use the screen at an address; `undefined` where the screen is open, or there is none. It follows from who
 * may call the operations of the screen, so it cannot say otherwise than the bank.
 */
export function doorAt(pathname: string, reader: Reader): ClosedDoor | undefined {
  const access = accessAt(pathname);
  if (access === undefined) {
    return undefined;
  }
  const { needs, needsOne, readable, hint } = access;
  const seenBy: Reader = readable === true ? { ...reader, isViewOnly: false } : reader;
  const reasons = needs.map((code) => reasonAgainst(code, seenBy));
  const reason = reasons.find((each) => each !== undefined);
  return reason === undefined || (needsOne === true && reasons.includes(undefined)) ? undefined : { reason, hint };
}

function reasonAgainst(code: OperationCode, reader: Reader): DoorReason | undefined {
  const declaration: Declaration = catalogue[code];
  if (isAllowedTo(declaration, callersOf(reader))) {
    return reader.isViewOnly && !isOpenToViewOnly(declaration) ? 'expired' : undefined;
  }
  if (reader.customerKind === 'I') {
    return 'companiesOnly';
  }
  const { allowed } = declaration;
  if (allowed.includes('corporateCreate')) {
    return 'makersOnly';
  }
  if (allowed.includes('corporateSign')) {
    return 'signersOnly';
  }
  return allowed.includes('corporateView') ? 'readersOnly' : 'peopleOnly';
}
