import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { authenticationOperations } from '../../src/application/operations/authentication';
import { catalogue, codeOnWire, OPERATION_CODES } from '../../src/application/operations/catalogue';
import { FAILURE_CODES, GATEWAY_FAILURES, isMendable } from '../../src/application/operations/failureCodes';
import { FAILURES, FAILURES_BY_AREA } from '../../src/application/operations/failures';
import type { FailureMeaning } from '../../src/application/operations/failureRows';
import type { FailureArea } from '../../src/application/operations/failures';
import { LANGUAGES } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import { OWN_NAMES } from '../../src/domain/language/ownNames';
import { operationAnchor } from './operationNames';
import { readSpecificationFailures } from './specification';

const failureTexts = z.record(
  z.string(),
  z.strictObject({
    what: z.string(),
    /** Text of the event for when the bank sends the figures it mentions. */
    known: z.optional(z.string()),
    /** The same where a fee is among the figures. */
    withFee: z.optional(z.string()),
    why: z.optional(z.string()),
    next: z.optional(z.string()),
    /** The next step for when the bank sends the moment from which on it can be taken. */
    nextAt: z.optional(z.string()),
  }),
);

type FailureTexts = z.infer<typeof failureTexts>;

const AREAS: Readonly<Record<FailureArea, string>> = {
  wire: 'The wire and the session',
  signIn: 'Signing in',
  administration: 'Administration',
  files: 'Files',
  chat: 'Chat',
  passport: 'Passport',
  limits: 'Limits and overdrafts',
  operations: 'Operations',
  signatures: 'Signatures',
  money: 'Accounts and money',
  deposits: 'Deposits',
  loans: 'Loans',
  cards: 'Cards',
  moneyTransfers: 'Money transfers',
  wallets: 'Wallets',
  invoices: 'Invoices',
  services: 'Services',
  qr: 'Codes to pay by',
  taxes: 'Taxes and fines',
  templates: 'Templates and schedules',
  history: 'History',
  statements: 'Statements',
};

const MEANINGS: Readonly<Record<FailureMeaning, string>> = {
  ended: 'what was to be confirmed has ended',
  stillWaits: 'what was to be confirmed still waits',
  codeRefused: 'another code may be entered',
  lost: 'nobody knows whether the call was executed',
};

/** docs/failures.md: every refusal, what the customer reads of it, and who answers with it. */
export function failuresDocument(): string {
  const specification = readSpecificationFailures();
  const texts = LANGUAGES.map((language) => ({ language, texts: readFailureTexts(language) }));
  return [
    '# Failures',
    '',
    'Made by `npm run generate` from `src/application/operations/failures.ts` and `src/locales/*/failures.json`; do not edit.',
    '',
    'A failure travels as `{ code, data }`. The application shows its text in the language of the customer; `{{…}}` is filled',
    'from `data`. Anything the bank did not expect is INTERNAL_SERVER_ERROR with the reference id of the call and nothing else.',
    '',
    ...FAILURE_CODES.flatMap((code) => [
      `## ${code}`,
      '',
      `Name: ${specification.has(code) ? 'the specification’s' : 'ours, the specification leaves it open'}. Answered by: ${answeredBy(code)}.`,
      `Area: ${areaOf(code)}. In a confirmation: ${MEANINGS[FAILURES[code].meaning]}.${isMendable(code) ? ' The customer can mend it in the form.' : ''}`,
      '',
      '| | What happened | Why | What to do next |',
      '| --- | --- | --- | --- |',
      ...texts.map(({ language, texts: of }) => `| ${OWN_NAMES[language]} | ${cellsOf(of, code)} |`),
      '',
    ]),
  ].join('\n');
}

function areaOf(code: string): string {
  const [area = ''] = Object.entries(FAILURES_BY_AREA).find(([, rows]) => Object.hasOwn(rows, code)) ?? [];
  return new Map(Object.entries(AREAS)).get(area) ?? '';
}

function readFailureTexts(language: Language): FailureTexts {
  const path = join(projectRoot(), 'src/locales', language, 'failures.json');
  return failureTexts.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function cellsOf(texts: FailureTexts, code: string): string {
  const text = texts[code];
  if (text === undefined) {
    throw new Error(`${code} has no text`);
  }
  const what = [text.what, text.known, text.withFee].filter((each) => each !== undefined).join('<br>');
  const next = [text.next ?? '', text.nextAt].filter((each) => each !== undefined).join('<br>');
  return [what, text.why ?? '', next].map((cell) => cell.replaceAll('|', '\\|')).join(' | ');
}

function answeredBy(code: string): string {
  if (code === 'NETWORK_ERROR') {
    return 'the application itself, when the network brings no answer of the bank';
  }
  if (code === 'BANK_UNAVAILABLE') {
    return 'any call, as gRPC status 14 (UNAVAILABLE) with this name as its message';
  }
  if (code === 'CLIENT_ERROR') {
    return 'the application itself, when it cannot make a call or read its answer';
  }
  if (GATEWAY_FAILURES.some((gateway) => gateway === code)) {
    return 'any operation';
  }
  const byCode = OPERATION_CODES.filter((operation) =>
    catalogue[operation].failures.some((failure) => failure === code),
  ).map((operation) => `[${codeOnWire(operation)}](operations.md${operationAnchor(operation)})`);
  const signingIn = Object.entries(authenticationOperations)
    .filter(([, declaration]) => declaration.failures.some((failure) => failure === code))
    .map(([operation]) => `[${operation}](operations.md#signing-in-and-out)`);
  const all = [...signingIn, ...byCode];
  return all.length === 0 ? 'no operation yet' : all.join(', ');
}
