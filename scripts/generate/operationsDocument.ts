import { MAX_FILE_JSON_CHARACTERS } from '../../bank/http/grpcWeb';
import { MAX_JSON_CHARACTERS, MAX_JSON_DEPTH, MAX_JSON_VALUES } from '../../bank/http/strictJson';
import { authenticationOperations } from '../../src/application/operations/authentication';
import type { RequiredSession, SessionStage } from '../../src/application/operations/authentication';
import { catalogue } from '../../src/application/operations/catalogue';
import type { Caller, Declaration } from '../../src/application/operations/declaration';
import { isOpenToViewOnly, SERVICES } from '../../src/application/operations/declaration';
import { GATEWAY_FAILURES } from '../../src/application/operations/failureCodes';
import { readSpecificationCodes } from './specification';

const CALLERS: Readonly<Record<Caller, string>> = {
  guest: 'a visitor without a session',
  individual: 'an individual',
  corporateView: 'a company’s user who may view',
  corporateCreate: 'a company’s user who may create',
  corporateApprove: 'a company’s user who may approve',
  corporateSign: 'a company’s user who may sign',
  administrator: 'an administrator of the bank',
};

const KINDS: Readonly<Record<Declaration['kind'], string>> = {
  query: 'reads, changes nothing',
  command: 'changes something other than money, at once',
  money: 'creates a movement of money that waits for its confirmation',
  order: 'creates an order that waits for its confirmation',
  step: 'a step of a confirmation',
};

const STAGES: Readonly<Record<SessionStage, string>> = {
  secondFactor: 'password accepted, code still to come',
  newPassword: 'first login, new password to set',
  securityQuestion: 'first login, security question to set',
  restoreChoice: 'restore begun, code still to come',
  restoreCode: 'restore begun and secret answer given, code still to come',
  restoredPassword: 'code of the restore accepted, new password to set',
  active: 'signed in',
  locked: 'signed in, screen locked',
};

/** docs/operations.md: what the bank can be asked, for an auditor and for whoever writes another client. */
export function operationsDocument(): string {
  const declarations: readonly (readonly [string, Declaration])[] = Object.entries(catalogue);
  const services = SERVICES.map((service) => ({
    service,
    operations: declarations.filter(([, declaration]) => declaration.services[0] === service),
  })).filter(({ operations }) => operations.length > 0);

  return [
    '# Operations',
    '',
    'Made by `npm run generate` from the catalogue in `src/application/operations`; do not edit.',
    '',
    `The bank answers ${declarations.length} operations by code and ${Object.keys(authenticationOperations).length} of signing in and out.`,
    'A code is sent with its request as JSON text to `/ibank.v1.<Service>Service/execute` (gRPC-web, text or binary, `proto/ibank/v1/operations.proto`).',
    '',
    '## Any operation',
    '',
    'Before an operation is looked at, the call itself can be refused. The frame and its message are read first: one that is not',
    'well formed ends with gRPC status INTERNAL, a compressed one with UNIMPLEMENTED. Then come the code, the session,',
    'how often it calls (without a session: how often its address does), the rights, the passport of a person (past its expiry only what says',
    'so below is open), and the data last, which is refused as INVALID_REQUEST, or as INVALID_DATE_FORMAT where a day is none.',
    'The JSON Schema of a request has every rule that the data is checked by; a rule without keywords stands there in words. Besides, a request',
    `has at most ${MAX_JSON_CHARACTERS} characters (one with a file ${MAX_FILE_JSON_CHARACTERS}), ${MAX_JSON_VALUES} values and ${MAX_JSON_DEPTH} levels, no key twice, and no text with`,
    'NUL or half of a surrogate pair.',
    'UNKNOWN_CODE answers a code the caller completes (`MAKE_…` of the payment service, `GET_…` of a directory) when nothing has that name.',
    'The last name is a defect anywhere on the way:',
    `${GATEWAY_FAILURES.map(failureLink).join(', ')}.`,
    '',
    ...signingIn(),
    ...services.flatMap(({ service, operations }) => [
      `## ${titleOf(service)}`,
      '',
      ...operations.flatMap(([code, declaration]) => operationSection(code, declaration)),
    ]),
  ].join('\n');
}

function signingIn(): readonly string[] {
  return [
    '## Signing in and out',
    '',
    'Methods of `AuthenticationService` (`proto/ibank/v1/authentication.proto`).',
    '',
    '| Operation | What it does | Session it needs | Refusals, in the order they are checked |',
    '| --- | --- | --- | --- |',
    ...Object.entries(authenticationOperations).map(
      ([name, declaration]) =>
        `| ${name} | ${declaration.summary} | ${sessionsOf(declaration.session)} | ${failureLinks(declaration.failures)} |`,
    ),
    '',
  ];
}

function sessionsOf(required: RequiredSession): string {
  return typeof required === 'string' ? required : required.map((stage) => STAGES[stage]).join('; ');
}

function operationSection(code: string, declaration: Declaration): readonly string[] {
  const own = readSpecificationCodes().ours.find((name) => name.code === code);
  return [
    `### ${code}`,
    '',
    `${declaration.summary}.`,
    '',
    '| | |',
    '| --- | --- |',
    `| Service | ${declaration.services.join(', ')} |`,
    `| Kind | ${KINDS[declaration.kind]} |`,
    `| Confirmation | ${confirmationOf(declaration)} |`,
    `| Who may call | ${declaration.allowed.map((caller) => CALLERS[caller]).join('; ')} |`,
    `| With a passport past its expiry | ${isOpenToViewOnly(declaration) ? 'may be called' : failureLink('PASSPORT_EXPIRED')} |`,
    `| Refusals, in the order they are checked | ${failureLinks(declaration.failures)} |`,
    `| Request | [JSON Schema](schemas/${code}.request.json) |`,
    `| Answer | [JSON Schema](schemas/${code}.response.json) |`,
    ...(declaration.sentAs === undefined ? [] : [`| Code on the wire | ${declaration.sentAs} |`]),
    ...(own === undefined ? [] : [`| Name | ours: ${own.reason} |`]),
    '',
  ];
}

function confirmationOf(declaration: Declaration): string {
  if (declaration.confirmation === 'none') {
    return 'none';
  }
  const { send, resend, confirm } = declaration.steps;
  const how = declaration.confirmation === 'otp' ? 'one-time code' : 'signature';
  return `${how}: ${operationLink(send)}, again with ${operationLink(resend)}, then ${operationLink(confirm)}`;
}

function operationLink(code: string): string {
  return `[${code}](#${code.toLowerCase()})`;
}

function failureLinks(codes: readonly string[]): string {
  return codes.length === 0 ? 'none of its own' : codes.map(failureLink).join(', ');
}

function failureLink(code: string): string {
  return `[${code}](failures.md#${code.toLowerCase()})`;
}

function titleOf(service: string): string {
  return `${service.charAt(0).toUpperCase()}${service.slice(1)}Service`;
}
