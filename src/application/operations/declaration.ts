import type { CompanyRight } from '../../domain/corporate/Company';
import type { FailureCode } from './failureCodes';

/** The services an operation code is sent to (specification 2, section 7.3). */
export const SERVICES = ['account', 'transfer', 'payment', 'utility', 'integration', 'directory'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** Kind of caller: a guest without a session, an individual, or a user of a company by the right held there. */
export type Caller =
  | 'guest'
  | 'individual'
  | 'corporateView'
  | 'corporateCreate'
  | 'corporateApprove'
  | 'corporateSign'
  | 'corporatePayroll'
  | 'corporateAudit'
  | 'administrator';

/**
 * Time of processor and database an operation may take, and bytes it may have the bank keep: a cheap one a few milliseconds, a moderate one as
 * long as a few cheap ones. An expensive one takes longer and waits for its turn behind those of other customers.
 */
export type OperationCost = 'cheap' | 'moderate' | 'expensive';

interface CommonDeclaration {
  readonly services: readonly [ServiceName, ...ServiceName[]];
  /** Wire code where the specification gives one code to two operations; the service tells which one is meant. */
  readonly sentAs?: string;
  /** True for an operation whose code on the wire is the hash it asks about, in place of a name (specification 2, section 7.3). */
  readonly namedByHash?: true;
  /** One line for auditors: what the operation does, in the present tense. */
  readonly summary: string;
  readonly allowed: readonly [Caller, ...Caller[]];
  /** Failures of this operation, in the order in which it checks them. Gateway failures are implied. */
  readonly failures: readonly FailureCode[];
  /** `allowed` when a user with an expired passport may call it. Queries are always allowed, anything else only when marked. */
  readonly viewOnly?: 'allowed';
  /** `file` when the request carries a file, so that its size limit is that of the largest file. */
  readonly carries?: 'file';
  /** Cost of a call; `cheap` unless declared. */
  readonly cost?: OperationCost;
}

/** Reads; changes nothing. */
export interface QueryDeclaration extends CommonDeclaration {
  readonly kind: 'query';
  readonly confirmation: 'none';
}

/** Changes something other than money, at once, or prepares a change of a product that waits for a code. */
export interface CommandDeclaration extends CommonDeclaration {
  readonly kind: 'command';
  readonly confirmation: 'none';
  /** Operation that executes the prepared change; see bank/modules/productChanges. */
  readonly confirmedBy?: 'CONFIRM_ACCOUNT_OPERATION';
  /** True for one call that makes many payments. */
  readonly makesPayments?: true;
}

/** Creates an operation that waits for its confirmation. Money moves only this way: `confirmation: 'none'` does not type-check. */
export interface ConfirmedDeclaration extends CommonDeclaration {
  readonly kind: 'money' | 'order';
  readonly confirmation: 'otp' | 'sign';
  /** The codes of the confirmation steps. */
  readonly steps: { readonly send: string; readonly resend: string; readonly confirm: string };
}

/** A step of a confirmation: sends, repeats or checks the code of an operation that already waits. */
export interface StepDeclaration extends CommonDeclaration {
  readonly kind: 'step';
  readonly confirmation: 'none';
}

export type Declaration = QueryDeclaration | CommandDeclaration | ConfirmedDeclaration | StepDeclaration;

declare const requestType: unique symbol;
declare const responseType: unique symbol;

/** The types an operation carries; they exist for the compiler only. */
export interface Carries<Request, Response> {
  readonly [requestType]?: (request: Request) => Request;
  readonly [responseType]?: (response: Response) => Response;
}

export type RequestCarriedBy<D> = D extends Carries<infer Request, infer _Response> ? Request : never;
export type ResponseCarriedBy<D> = D extends Carries<infer _Request, infer Response> ? Response : never;

/**
 * Declares one operation: first what it carries, then what it is.
 *
 * @example declare<AccountQuery, Account>()({ services: ['account'], kind: 'query', … })
 */
export function declare<Request, Response>() {
  return <const D extends Declaration>(declaration: D): D & Carries<Request, Response> => declaration;
}

/** Properties of a signed-in user that decide which operations may be called. */
export interface CallerRights {
  readonly customerKind: 'I' | 'C';
  readonly rights: readonly CompanyRight[];
  /** Operations a user of a company may create; `undefined` for all. */
  readonly operations: readonly string[] | undefined;
  /** True for a user with the administrator flag; such a user is a customer as well. */
  readonly isAdministrator?: boolean;
}

/** Callers a signed-in user counts as; operations open to guests are open to all. */
export function callersOf({
  customerKind,
  rights,
  isAdministrator = false,
}: Omit<CallerRights, 'operations'>): readonly Caller[] {
  const customer = customerKind === 'I' ? ['individual' as const] : rights.flatMap((right) => CALLERS_OF_RIGHT[right]);
  return ['guest', ...customer, ...(isAdministrator ? ['administrator' as const] : [])];
}

/** Caller that each right of a company user stands for. */
const CALLERS_OF_RIGHT: Readonly<Record<CompanyRight, readonly Caller[]>> = {
  view: ['corporateView'],
  create: ['corporateCreate'],
  approve: ['corporateApprove'],
  sign: ['corporateSign'],
  payroll: ['corporatePayroll'],
  audit: ['corporateAudit'],
};

/** True for an operation that moves money or prepares a change of a product: users of a company may be kept to some of these. */
export function isGrantedByKind(declaration: Declaration): boolean {
  switch (declaration.kind) {
    case 'money':
    case 'order':
      return true;
    case 'command':
      return declaration.confirmedBy !== undefined || declaration.makesPayments === true;
    case 'query':
    case 'step':
      return false;
    default:
      return declaration satisfies never;
  }
}

/** True when a user may call an operation: by the right held, and by the kinds of operations the company lets the user create. */
export function mayCall(code: string, declaration: Declaration, caller: CallerRights): boolean {
  const isKindOpen = caller.operations?.includes(code) ?? true;
  return isAllowedTo(declaration, callersOf(caller)) && (isKindOpen || !isGrantedByKind(declaration));
}

/**
 * True when seeing an account is enough for an operation on it; who may call it only as a maker, an approver or a signer has to be
 * allowed to work with the account.
 */
export function isOpenToViewers({ allowed }: Pick<Declaration, 'allowed'>): boolean {
  return (['corporateView', 'corporatePayroll', 'corporateAudit', 'guest'] as const).some((caller) =>
    allowed.includes(caller),
  );
}

/** True when an operation is allowed to at least one of these callers. */
export function isAllowedTo({ allowed }: Pick<Declaration, 'allowed'>, callers: readonly Caller[]): boolean {
  return allowed.some((caller) => callers.includes(caller));
}

/** True for an operation that a view-only user, one whose passport has expired, may call. */
export function isOpenToViewOnly({ kind, viewOnly }: Declaration): boolean {
  return kind === 'query' || viewOnly === 'allowed';
}
