import type { CompanyAct, CompanyActKind } from '../../../../domain/corporate/CompanyAct';
import type { ExportTable } from '../../../../domain/export/ExportTable';
import type { Language } from '../../../../domain/language/Language';
import { localized } from '../../../../domain/language/localized';
import { joinedParts } from '../../../../domain/language/punctuation';
import { deviceName } from '../../../../domain/user/deviceName';

/** The columns of an exported audit, by the names of their titles. */
export const AUDIT_COLUMNS = [
  'dateTime',
  'name',
  'act',
  'subject',
  'amount',
  'currency',
  'account',
  'number',
  'device',
  'address',
] as const;

/** Words an exported audit is made of, in the language of the screen. */
export interface AuditTableWords {
  readonly name: string;
  readonly language: Language;
  readonly titles: Readonly<Record<(typeof AUDIT_COLUMNS)[number], string>>;
  readonly acts: Readonly<Record<CompanyActKind, string>>;
  /** Subject of an act. */
  readonly subjectOf: (act: CompanyAct) => string;
}

/** Acts as a table for a file. */
export function auditTable(acts: readonly CompanyAct[], words: AuditTableWords): ExportTable {
  return {
    name: words.name,
    titles: AUDIT_COLUMNS.map((column) => words.titles[column]),
    rows: acts.map((act) => {
      const amount = act.document?.kind === 'payment' ? act.document.amount : undefined;
      return [
        { moment: act.at },
        { text: localized(act.name, words.language) },
        { text: words.acts[act.kind] },
        { text: words.subjectOf(act) },
        { amount },
        { text: amount?.currency ?? '' },
        { text: act.accountNumber },
        { text: act.document?.operationId ?? act.file?.transactionId ?? '' },
        { text: deviceText(act.userAgent, words.language) },
        { text: act.address },
      ];
    }),
  };
}

/** Common name of a device in a language; empty for an unknown one. */
export function deviceText(userAgent: string, language: Language): string {
  const { browser, system } = deviceName(userAgent);
  return joinedParts(
    [browser, system].filter((name) => name !== undefined),
    language,
  );
}
