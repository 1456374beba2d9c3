import { parse as parseCsvText } from 'csv-parse/sync';
import { JSDOM } from 'jsdom';
import { readSheet } from 'read-excel-file/node';

/** Ledger that an independent parser reads from a statement file: whole minor units, debits negative. */
export interface ReadLedger {
  readonly account: string;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly entries: readonly ReadEntry[];
}

interface ReadEntry {
  readonly minor: bigint;
  readonly name: string;
  readonly account: string;
  readonly purpose: string;
}

/** Ledger of a table, which has a column for the sales tax. */
interface ReadTable extends ReadLedger {
  readonly tax: bigint;
  readonly entries: readonly (ReadEntry & { readonly tax: bigint })[];
}

/** `1234,56`, `-1234.5` or `1234` in whole minor units. */
function minorOf(text: string): bigint {
  const match = /^(-?)(\d+)(?:[.,](\d{0,2}))?$/.exec(text);
  if (match === null) {
    throw new Error(`Not an amount: ${text}`);
  }
  const minor = BigInt(`${match[2]}${(match[3] ?? '').padEnd(2, '0')}`);
  return match[1] === '-' ? -minor : minor;
}

/** Rows as spreadsheets and CSV have them: facts by their titles, then a table that ends with its totals. */
function fromRows(rows: readonly (readonly string[])[]): ReadTable {
  const fact = (title: string) => rows.find(([first]) => first === title)?.[1] ?? '';
  const head = rows.findIndex(([first]) => first === '№');
  const end = rows.findLastIndex(([first]) => first === 'Итого');
  return {
    account: fact('Счёт'),
    opening: minorOf(fact('Входящий остаток')),
    closing: minorOf(fact('Исходящий остаток')),
    tax: minorOf(fact('В том числе налог с продаж')),
    entries: rows.slice(head + 1, end).map((row) => ({
      minor: row[7] === '' ? minorOf(row[8] ?? '') : -minorOf(row[7] ?? ''),
      name: row[3] ?? '',
      account: row[4] ?? '',
      purpose: row[5] ?? '',
      tax: minorOf(row[10] || '0'),
    })),
  };
}

/** As Excel and LibreOffice read it; the apostrophe before what would be a formula is not shown by them. */
export function readCsv(bytes: Uint8Array): ReadTable {
  const rows: string[][] = parseCsvText(Buffer.from(bytes), {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
    record_delimiter: '\r\n',
  });
  return fromRows(
    rows.map((row) =>
      row.map((cell) =>
        cell.replace(/^'(?=\p{Cc}|[\p{Z}\p{C}]*[=+\-@\u2212\u207a-\u207c\u208a-\u208c⩵⩶﬩＝＋－＠﹢﹣﹦﹫])/u, ''),
      ),
    ),
  );
}

export async function readXlsx(bytes: Uint8Array): Promise<ReadTable> {
  const rows = await readSheet(Buffer.from(bytes), 1, { trim: false });
  return fromRows(
    rows.map((row) =>
      row.map((cell) =>
        cell === null ? '' : typeof cell === 'number' ? (Math.round(cell * 100) / 100).toString() : String(cell),
      ),
    ),
  );
}

/** Lines `Name=value` in sections, as accounting programs describe their exchange with banks. */
export function readOneC(text: string): ReadLedger & { readonly encoding: string } {
  const lines = text.split('\r\n');
  if (lines[0] !== '1CClientBankExchange' || lines.at(-2) !== 'КонецФайла' || lines.at(-1) !== '') {
    throw new Error('Not an exchange of 1C');
  }
  const top = new Map<string, string>();
  const documents: Map<string, string>[] = [];
  let section = top;
  for (const line of lines.slice(1, -2)) {
    const at = line.indexOf('=');
    const name = at < 0 ? line : line.slice(0, at);
    if (name === 'СекцияДокумент') {
      section = new Map();
      documents.push(section);
    } else if (line === 'КонецДокумента') {
      section = top;
    } else if (at >= 0) {
      section.set(name, line.slice(at + 1));
    }
  }
  return {
    encoding: top.get('Кодировка') ?? '',
    account: top.get('РасчСчет') ?? '',
    opening: minorOf(top.get('НачальныйОстаток') ?? ''),
    closing: minorOf(top.get('КонечныйОстаток') ?? ''),
    entries: documents.map((document) => {
      const outgoing = document.has('ДатаСписано');
      const minor = minorOf(document.get('Сумма') ?? '');
      return {
        minor: outgoing ? -minor : minor,
        name: document.get(outgoing ? 'Получатель1' : 'Плательщик1') ?? '',
        account: document.get(outgoing ? 'ПолучательСчет' : 'ПлательщикСчет') ?? '',
        purpose: document.get('НазначениеПлатежа') ?? '',
      };
    }),
  };
}

/** ISO 20022 by a parser of XML. */
export function readCamt(bytes: Uint8Array): ReadLedger & { readonly document: Element } {
  const document = new JSDOM(Buffer.from(bytes).toString('utf8'), { contentType: 'application/xml' }).window.document
    .documentElement;
  const at = (from: Element, ...path: readonly string[]): Element | undefined =>
    path.reduce<Element | undefined>(
      (found, name) => [...(found?.children ?? [])].find((child) => child.localName === name),
      from,
    );
  const textAt = (from: Element, ...path: readonly string[]) => at(from, ...path)?.textContent ?? '';
  const statement = at(document, 'BkToCstmrStmt', 'Stmt') ?? document;
  const signed = (element: Element) =>
    (textAt(element, 'CdtDbtInd') === 'DBIT' ? -1n : 1n) * minorOf(textAt(element, 'Amt'));
  const balance = (code: string) => {
    const found = [...statement.children].find(
      (child) => child.localName === 'Bal' && textAt(child, 'Tp', 'CdOrPrtry', 'Cd') === code,
    );
    return found === undefined ? 0n : signed(found);
  };
  return {
    document,
    account: textAt(statement, 'Acct', 'Id', 'Othr', 'Id'),
    opening: balance('OPBD'),
    closing: balance('CLBD'),
    entries: [...statement.children]
      .filter((child) => child.localName === 'Ntry')
      .map((entry) => {
        const details = at(entry, 'NtryDtls', 'TxDtls') ?? entry;
        const other = signed(entry) < 0n ? 'Cdtr' : 'Dbtr';
        const remittance = [...(at(details, 'RmtInf')?.children ?? [])].map((each) => each.textContent).join('');
        return {
          minor: signed(entry),
          name: textAt(details, 'RltdPties', other, 'Nm'),
          account: textAt(details, 'RltdPties', `${other}Acct`, 'Id', 'Othr', 'Id'),
          purpose: remittance,
        };
      }),
  };
}

/** The messages of a file of SWIFT, each as its fields in order. */
export function messagesOf(
  text: string,
): readonly { readonly length: number; readonly fields: readonly (readonly [tag: string, value: string])[] }[] {
  return text
    .split(/(?<=-\}\r\n)/)
    .filter((message) => message !== '')
    .map((message) => {
      const block = /^\{1:F01[A-Z0-9]{12}\d{10}\}\{2:I940[A-Z0-9]{12}N\}\{4:\r\n([\s\S]*)-\}\r\n$/.exec(message)?.[1];
      if (block === undefined) {
        throw new Error(`Not a message: ${message}`);
      }
      const fields = block
        .split(/(?:^|\r\n)(?=:\d{2}[A-Z]?:)/)
        .filter((field) => field !== '')
        .map((field) => {
          const end = field.indexOf(':', 1);
          return [field.slice(1, end), field.slice(end + 1).replace(/\r\n$/, '')] as const;
        });
      return { length: message.length, fields };
    });
}

/** The whole statement of all messages: balances that are carried over must be the same on both sides. */
export function readMt940(text: string): ReadLedger {
  const messages = messagesOf(text);
  const balanceOf = (value: string) => {
    const match = /^([CD])\d{6}[A-Z]{3}(\d+,\d{2})$/.exec(value);
    return (match?.[1] === 'D' ? -1n : 1n) * minorOf(match?.[2] ?? '');
  };
  const valuesOf = (tag: string) =>
    messages.flatMap(({ fields }) => fields.filter(([name]) => name === tag).map(([, value]) => value));
  const carriedOn = valuesOf('60M').map(balanceOf);
  if (JSON.stringify(valuesOf('62M').map(balanceOf).map(String)) !== JSON.stringify(carriedOn.map(String))) {
    throw new Error('A balance is lost between messages');
  }
  const said = valuesOf('86');
  return {
    account: valuesOf('25')[0] ?? '',
    opening: balanceOf(valuesOf('60F')[0] ?? ''),
    closing: balanceOf(valuesOf('62F')[0] ?? ''),
    entries: valuesOf('61').map((value, index) => {
      const match = /^\d{6}\d{4}R?([CD])(\d{1,12},\d{2})N[A-Z]{3}[^/ ](?:[^/]{0,14}[^/ ])?\/\/E\d{1,7}-\d{1,7}$/.exec(
        value,
      );
      return {
        minor: (match?.[1] === 'D' ? -1n : 1n) * minorOf(match?.[2] ?? ''),
        name: '',
        account: '',
        purpose: (said[index] ?? '').replaceAll('\r\n', ''),
      };
    }),
  };
}
