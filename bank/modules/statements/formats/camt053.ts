import { plainAmount } from '../../../../src/domain/export/csvOf';
import type { Language, LocalizedText } from '../../../../src/domain/language/Language';
import { money } from '../../../../src/domain/money/Money';
import type { Money } from '../../../../src/domain/money/Money';
import type { EntryKind, StatementEntry } from '../../../../src/domain/statement/Statement';
import { BISHKEK_OFFSET_MS, bankDayOf } from '../../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../../src/domain/time/Instant';
import { entrySubject, absolute } from '../../documents';
import type { StatementFacts } from '../../documents';
import type { MakeWriter } from './StatementWriter';
import { LONE_SURROGATES, xmlText } from './xmlText';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';
const MAX_NAME_LENGTH = 140;
const MAX_REMITTANCE_LENGTH = 140;
const MAX_REFERENCE_LENGTH = 35;

/** The statement as ISO 20022 camt.053.001.02: balances, summary, then an entry after an entry. */
export const camt053Writer: MakeWriter = (facts, language) => ({
  begin: () => head(facts),
  entries: (page) => page.map((entry) => entryXml(entry, facts, language)).join(''),
  end: () => '</Stmt></BkToCstmrStmt></Document>\n',
});

function head({ statement, bank }: StatementFacts): string {
  const id = statement.id.replaceAll('-', '');
  const net = money(statement.credited.minor - statement.debited.minor, statement.currency);
  const { from, to, opening, closing } = statement;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}"><BkToCstmrStmt>`,
    `<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${dateTime(statement.madeAt)}</CreDtTm></GrpHdr>`,
    `<Stmt><Id>${id}</Id><ElctrncSeqNb>${statement.number}</ElctrncSeqNb><LglSeqNb>${statement.number}</LglSeqNb><CreDtTm>${dateTime(statement.madeAt)}</CreDtTm>`,
    `<FrToDt><FrDtTm>${from}T00:00:00+06:00</FrDtTm><ToDtTm>${to}T23:59:59+06:00</ToDtTm></FrToDt>`,
    `<Acct><Id><Othr><Id>${statement.accountNumber}</Id></Othr></Id><Ccy>${statement.currency}</Ccy>`,
    clean(ownerOf(statement.owner)) === '' ? '<Ownr/>' : `<Ownr>${name(ownerOf(statement.owner))}</Ownr>`,
    `<Svcr><FinInstnId><BIC>${bank.swiftCode}</BIC><Nm>${xmlText(bank.name.en)}</Nm></FinInstnId></Svcr></Acct>`,
    balanceXml('OPBD', opening, from),
    balanceXml('CLBD', closing, to),
    `<TxsSummry><TtlNtries><NbOfNtries>${statement.entryCount}</NbOfNtries>`,
    `<Sum>${plain(statement.credited.minor + statement.debited.minor)}</Sum><TtlNetNtryAmt>${plain(net.minor)}</TtlNetNtryAmt>`,
    `<CdtDbtInd>${indicator(net)}</CdtDbtInd></TtlNtries>`,
    `<TtlCdtNtries><Sum>${plain(statement.credited.minor)}</Sum></TtlCdtNtries>`,
    `<TtlDbtNtries><Sum>${plain(statement.debited.minor)}</Sum></TtlDbtNtries></TxsSummry>`,
  ].join('');
}

function balanceXml(code: 'OPBD' | 'CLBD', amount: Money, day: BankDay): string {
  return (
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountXml(amount)}<CdtDbtInd>${indicator(amount)}</CdtDbtInd>` +
    `<Dt><Dt>${day}</Dt></Dt></Bal>`
  );
}

function entryXml(entry: StatementEntry, { statement, bank }: StatementFacts, language: Language): string {
  const { amount } = entry;
  const isFee = entry.kind === 'fee' || entry.kind === 'feeReturn';
  const other: Party = {
    name: isFee ? bank.name.ru : entry.counterpartyName,
    account: entry.counterpartyAccount,
    inn: entry.counterpartyInn,
  };
  const own: Party = { name: ownerOf(statement.owner), account: statement.accountNumber, inn: '' };
  const [debtor, creditor] = amount.minor < 0n ? [own, other] : [other, own];
  const agent = agentXml(amount.minor < 0n ? 'CdtrAgt' : 'DbtrAgt', {
    bic: isFee ? bank.swiftCode : entry.counterpartyBic,
    name: isFee ? bank.name.ru : entry.counterpartyBank,
  });
  const remittance = pieces(clean(entrySubject(entry, language)), MAX_REMITTANCE_LENGTH)
    .map((piece) => `<Ustrd>${xmlText(piece)}</Ustrd>`)
    .join('');
  const number = entry.payment?.number ?? entry.documentNumber;
  const document = number === '' ? '' : `<InstrId>${xmlText(shortened(number, MAX_REFERENCE_LENGTH))}</InstrId>`;
  return [
    `<Ntry><NtryRef>${entry.version}</NtryRef>${amountXml(amount)}<CdtDbtInd>${indicator(amount)}</CdtDbtInd>${isReversal(entry) ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts>`,
    `<BookgDt><DtTm>${dateTime(entry.bookedAt)}</DtTm></BookgDt><ValDt><Dt>${bankDayOf(entry.bookedAt)}</Dt></ValDt>`,
    `<AcctSvcrRef>${entry.reference}</AcctSvcrRef>`,
    `<BkTxCd>${FEE_DOMAINS[entry.kind]}<Prtry><Cd>${xmlText(shortened(entry.txnCode || 'NOTPROVIDED', MAX_REFERENCE_LENGTH))}</Cd></Prtry></BkTxCd>`,
    `<NtryDtls><TxDtls><Refs><AcctSvcrRef>${entry.reference}</AcctSvcrRef>${document}${paymentOf(entry)}</Refs>`,
    `<RltdPties>${partyXml('Dbtr', debtor)}${partyXml('Cdtr', creditor)}</RltdPties>${agent}`,
    remittance === '' ? '' : `<RmtInf>${remittance}</RmtInf>`,
    taxXml(entry),
    isReversal(entry) ? `<RtrInf><Rsn><Cd>${NO_REASON_GIVEN}</Cd></Rsn></RtrInf>` : '',
    '</TxDtls></NtryDtls></Ntry>',
  ].join('');
}

/** Sales tax in a fee or a price, beside what it is reckoned from; neither has a sign here. */
function taxXml({ amount, tax }: StatementEntry): string {
  const base = money(amount.minor + tax.minor, amount.currency);
  return tax.minor === 0n
    ? ''
    : `<Tax><TtlTaxblBaseAmt Ccy="${base.currency}">${plain(base.minor)}</TtlTaxblBaseAmt><TtlTaxAmt Ccy="${tax.currency}">${plain(tax.minor)}</TtlTaxAmt></Tax>`;
}

/** ISO 20022: the other bank or the network has not said why. */
const NO_REASON_GIVEN = 'MS03';

const FEE_DOMAINS: Readonly<Record<EntryKind, string>> = {
  movement: '',
  fee: feeDomain('MDOP'),
  return: '',
  feeReturn: feeDomain('MCOP'),
};

/** Charges among the miscellaneous debits or credits of payments, in the code set of bank transactions. */
function feeDomain(family: 'MDOP' | 'MCOP'): string {
  return `<Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn>`;
}

function isReversal({ kind }: StatementEntry): boolean {
  return kind === 'return' || kind === 'feeReturn';
}

/** The bank's reference of the payment that came back, or whose fee this is. */
function paymentOf(entry: StatementEntry): string {
  const { payment } = entry;
  return payment === undefined || payment.reference === ''
    ? ''
    : `<Prtry><Tp>${isReversal(entry) ? 'Original' : 'Charged'}AcctSvcrRef</Tp><Ref>${payment.reference}</Ref></Prtry>`;
}

interface Party {
  readonly name: string;
  readonly account: string;
  readonly inn: string;
}

function partyXml(role: 'Dbtr' | 'Cdtr', party: Party): string {
  const called = clean(party.name) === '' ? '' : name(party.name);
  const taxpayer =
    party.inn === ''
      ? ''
      : `<Id><OrgId><Othr><Id>${xmlText(party.inn.slice(0, MAX_REFERENCE_LENGTH))}</Id><SchmeNm><Cd>TXID</Cd></SchmeNm></Othr></OrgId></Id>`;
  const who = called + taxpayer === '' ? '' : `<${role}>${called}${taxpayer}</${role}>`;
  const account = clean(party.account);
  return account === ''
    ? who
    : `${who}<${role}Acct><Id><Othr><Id>${xmlText(account.slice(0, 34))}</Id></Othr></Id></${role}Acct>`;
}

const SWIFT_CODE = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;

/** The bank of the other side: by its SWIFT code abroad, by the number of the National Bank in the country. */
function agentXml(role: 'DbtrAgt' | 'CdtrAgt', bank: { readonly bic: string; readonly name: string }): string {
  const bic = clean(bank.bic);
  const member = `<ClrSysMmbId><MmbId>${xmlText(shortened(bic, MAX_REFERENCE_LENGTH))}</MmbId></ClrSysMmbId>`;
  const code = bic === '' ? '' : SWIFT_CODE.test(bic) ? `<BIC>${bic}</BIC>` : member;
  const called = clean(bank.name) === '' ? '' : name(bank.name);
  return code + called === ''
    ? ''
    : `<RltdAgts><${role}><FinInstnId>${code}${called}</FinInstnId></${role}></RltdAgts>`;
}

function name(text: string): string {
  return `<Nm>${xmlText(shortened(clean(text), MAX_NAME_LENGTH))}</Nm>`;
}

/** The bank's books have names as in official documents. */
function ownerOf(owner: LocalizedText): string {
  return owner.ru;
}

function amountXml(amount: Money): string {
  return `<Amt Ccy="${amount.currency}">${plain(amount.minor)}</Amt>`;
}

function plain(minor: bigint): string {
  return plainAmount({ minor: absolute(minor), currency: 'KGS' }, '.');
}

function indicator(amount: Money): 'CRDT' | 'DBIT' {
  return amount.minor < 0n ? 'DBIT' : 'CRDT';
}

function dateTime(moment: Instant): string {
  return `${new Date(moment + BISHKEK_OFFSET_MS).toISOString().slice(0, 19)}+06:00`;
}

// eslint-disable-next-line no-control-regex -- these are no words
const CONTROLS = /[\u0000-\u001f\u007f\ufffe\uffff]+/g;

/** Without what XML leaves out, and without blanks around: so an element is never empty by surprise. */
function clean(text: string): string {
  return text.replace(CONTROLS, ' ').replace(LONE_SURROGATES, '').trim();
}

/** The first `max` characters of a text; surrogate pairs stay whole. */
function shortened(text: string, max: number): string {
  return pieces(text, max)[0] ?? '';
}

function pieces(text: string, max: number): readonly string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / max) }, (_, index) =>
    characters.slice(index * max, (index + 1) * max).join(''),
  );
}
