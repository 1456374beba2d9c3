import { areas } from './areas';
import type { Areas } from './areas';
import { spreadAreas } from './declareAreas';
import type { Spread } from './declareAreas';
import type {
  ConfirmedDeclaration,
  Declaration,
  RequestCarriedBy,
  ResponseCarriedBy,
  ServiceName,
  StepDeclaration,
} from './declaration';
import type { Failure, GatewayFailureCode } from './failureCodes';

/** Every operation the application and the bank know, by its code. */
export const catalogue: Catalogue = spreadAreas(areas);

export type Catalogue = Spread<Areas>;
export type OperationCode = keyof Catalogue;

/** Codes of operations that are created first and take effect only when they are confirmed. */
export type ConfirmedCode = CodesOf<ConfirmedDeclaration>;
/** Codes of the steps of a confirmation; only the gateway and `ConfirmationFlow` speak them. */
export type StepCode = CodesOf<StepDeclaration>;
/** Codes that prepare a change of a product, which CONFIRM_ACCOUNT_OPERATION makes. */
export type ProductChangeCode = CodesOf<{ readonly confirmedBy: 'CONFIRM_ACCOUNT_OPERATION' }>;
/** Codes that take effect in one call. */
export type PlainCode = Exclude<OperationCode, ConfirmedCode | Exclude<StepCode, ResendCode>>;
/** Steps that send another code for whatever waits; they do nothing of it. */
export type ResendCode = 'RETRY_SEND_OTP' | 'SEND_UTILITY_OTP';

export type RequestOf<Code extends OperationCode> = RequestCarriedBy<Catalogue[Code]>;
/** For a confirmed code this is the preview: what will be booked when it is confirmed. */
export type ResponseOf<Code extends OperationCode> = ResponseCarriedBy<Catalogue[Code]>;
/** Failure codes declared by an operation itself. */
export type FailureCodeOf<Code extends OperationCode> = Catalogue[Code]['failures'][number];
/** Failure a caller of the operation must handle: the operation's own and the gateway's. */
export type FailureOf<Code extends OperationCode> = Failure<FailureCodeOf<Code> | GatewayFailureCode>;

/** Operation code of the step that confirms a created operation. */
export type ConfirmStepOf<Code extends ConfirmedCode> = Catalogue[Code]['steps']['confirm'] & StepCode;
/** Response of the bank to the confirmation of a created operation. */
export type OutcomeOf<Code extends ConfirmedCode> = ResponseOf<ConfirmStepOf<Code>>;

type CodesOf<Kind> = {
  [Code in OperationCode]: Catalogue[Code] extends Kind ? Code : never;
}[OperationCode];

export const OPERATION_CODES = Object.keys(catalogue) as readonly OperationCode[];

/** Code of an operation on the wire. */
export function codeOnWire(code: OperationCode): string {
  const declaration: Declaration = catalogue[code];
  return declaration.sentAs ?? code;
}

/** An operation and its request as they travel. */
interface WireCall {
  readonly code: string;
  /** JSON. */
  readonly data: string;
}

/** Call of an operation with the JSON of its request: one that is named by a hash travels under the hash and says nothing else. */
export function callOnWire(code: OperationCode, data: string): WireCall {
  const declaration: Declaration = catalogue[code];
  const hash = declaration.namedByHash === true ? /^\{"hash":"([0-9a-f]{32})"\}$/.exec(data)?.[1] : undefined;
  return hash === undefined ? { code: codeOnWire(code), data } : { code: hash, data: NO_DATA };
}

/** JSON of the request of an operation that was called: of one called by a hash, the hash. */
export function dataSent(code: OperationCode, sent: WireCall): string {
  return codeOnWire(code) === sent.code ? sent.data : sent.data === NO_DATA ? JSON.stringify({ hash: sent.code }) : '';
}

const NO_DATA = '{}';

/** Operation that a wire code denotes within a service. */
export function operationNamed(codeSent: string, service: ServiceName): OperationCode | undefined {
  const byHash = /^[0-9a-f]{32}$/.test(codeSent) ? HASH_NAMED.get(service) : undefined;
  return byHash ?? CODES_BY_WIRE_NAME.get(`${service} ${codeSent}`);
}

const CODES_BY_WIRE_NAME: ReadonlyMap<string, OperationCode> = new Map(
  OPERATION_CODES.flatMap((code) =>
    catalogue[code].services.map((service) => [`${service} ${codeOnWire(code)}`, code] as const),
  ),
);

/** Operation of each service that is named by a hash. */
const HASH_NAMED: ReadonlyMap<string, OperationCode> = new Map(
  OPERATION_CODES.flatMap((code) => {
    const { namedByHash, services }: Declaration = catalogue[code];
    return namedByHash === true ? services.map((service) => [service, code] as const) : [];
  }),
);

export function isOperationCode(text: string): text is OperationCode {
  return Object.hasOwn(catalogue, text);
}
