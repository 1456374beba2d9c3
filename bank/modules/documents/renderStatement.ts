import type PDFDocument from 'pdfkit';
import { encodeQR } from 'qr';

import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { formatAmount, formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { StatementEntry } from '../../../src/domain/statement/Statement';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import { yieldToEventLoop } from '../../kernel/yieldToEventLoop';
import { lineHeight, PdfText } from './PdfText';
import type { TextLine, TextStyle } from './PdfText';
import { pageOfPages } from './receiptWords';
import { absolute } from './statementFacts';
import type { StatementFacts } from './statementFacts';
import { documentText, entrySubject, entryTitle, STATEMENT_WORDS, statementTitle } from './statementWords';

const MARGIN = 36;
const FOOT = 28;
const INK = '#000000';
const QUIET_INK = '#444444';
const HAIRLINE = '#999999';
const TITLE: TextStyle = { size: 15, bold: true };
const FACT: TextStyle = { size: 9 };
const FACT_BOLD: TextStyle = { size: 9, bold: true };
const CELL: TextStyle = { size: 7 };
const CELL_BOLD: TextStyle = { size: 7, bold: true };
const NOTE: TextStyle = { size: 7.5 };
const CODE_SIZE = 84;
const QUIET_ZONE = 2;
const LABEL_WIDTH = 100;
const PADDING = 3;
const CELL_GAP = 6;

/** The columns of the table, from the left; together as wide as the page between its margins. */
const COLUMNS = [
  { word: 'number', width: 34, right: false },
  { word: 'dateTime', width: 66, right: false },
  { word: 'counterparty', width: 126, right: false },
  { word: 'purpose', width: 117, right: false },
  { word: 'debit', width: 58, right: true },
  { word: 'credit', width: 58, right: true },
  { word: 'balance', width: 64, right: true },
] as const;

type Document = InstanceType<typeof PDFDocument>;

/**
 * The statement as a PDF of A4 pages, black on white with text that can be searched. The entries are drawn as they come, a few at a time so
 * that others are answered in between, and a page leaves when it is full; only its number, which counts all pages, is written last.
 */
export async function* renderStatement(
  facts: StatementFacts,
  pages: AsyncIterable<readonly StatementEntry[]>,
  language: Language,
): AsyncGenerator<Uint8Array, void> {
  // Loaded with the first statement: its fonts' tables take a good part of the bank's start.
  const { default: Pdf } = await import('pdfkit');
  const drawing = new StatementDrawing(Pdf, facts, language);
  drawing.head();
  for await (const page of pages) {
    // Drawing is work of the processor alone; in small portions it lets others pass.
    for (let at = 0; at < page.length; at += ROWS_AT_ONCE) {
      page.slice(at, at + ROWS_AT_ONCE).forEach((entry) => drawing.entry(entry));
      yield* drawing.left();
      await yieldToEventLoop();
    }
  }
  drawing.finish();
  yield* drawing.left();
}

const ROWS_AT_ONCE = 25;

class StatementDrawing {
  private readonly document: Document;
  private readonly text: PdfText;
  private y = MARGIN;
  private number = 0;

  constructor(
    Pdf: typeof PDFDocument,
    private readonly facts: StatementFacts,
    private readonly language: Language,
  ) {
    const { statement, bank } = facts;
    this.document = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { Title: this.title, Author: bank.name[language], CreationDate: new Date(statement.madeAt) },
    });
    this.text = new PdfText(this.document);
  }

  head(): void {
    const { statement, bank } = this.facts;
    const { language } = this;
    this.write(`${bank.name[language]} · ${bank.swiftCode}`, FACT);
    this.write(this.title, TITLE);
    this.y += PADDING;
    const top = this.y;
    this.fact('statementNumber', statement.number.toString());
    this.fact('client', statement.owner[language]);
    this.fact('account', `${groupAccountNumber(statement.accountNumber)}, ${statement.currency}`);
    this.fact('period', `${formatDay(statement.from, this.language)} – ${formatDay(statement.to, this.language)}`);
    this.fact('opening', formatMoney(statement.opening, language));
    this.fact('credited', formatMoney(statement.credited, language));
    this.fact('debited', formatMoney(statement.debited, language));
    this.fact('tax', formatMoney(statement.tax, language));
    this.fact('closing', formatMoney(statement.closing, language), FACT_BOLD);
    this.fact('entries', statement.entryCount.toString());
    this.fact('code', statement.code);
    this.drawCode(top);
    this.y = Math.max(this.y, top + CODE_SIZE) + PADDING;
    this.write(`${STATEMENT_WORDS.check[language]} ${this.facts.checkAddress}`, NOTE);
    this.write(STATEMENT_WORDS.dispute[language], NOTE);
    this.y += 2 * PADDING;
    this.tableHead();
    if (statement.entryCount === 0) {
      this.row([[], [], this.cell(STATEMENT_WORDS.noEntries[language], 2)], CELL);
    }
  }

  entry(entry: StatementEntry): void {
    this.number += 1;
    const { language } = this;
    const outgoing = entry.amount.minor < 0n;
    const size = formatAmount(money(absolute(entry.amount.minor), entry.amount.currency), language);
    const account = entry.counterpartyAccount === '' ? [] : this.cell(groupAccountNumber(entry.counterpartyAccount), 2);
    const name = entry.counterpartyName === '' ? [] : this.cell(entry.counterpartyName, 2);
    const document =
      entry.documentNumber === ''
        ? []
        : this.cell(`${STATEMENT_WORDS.document[language]} ${documentText(entry, language)}`, 3);
    this.row(
      [
        this.cell(this.number.toString(), 0),
        this.cell(formatDateTime(entry.bookedAt, this.language), 1),
        [...name, ...account],
        [
          ...this.cell(entrySubject(entry, language) || entryTitle(entry, this.facts.movements)[language], 3),
          ...document,
          ...this.taxCell(entry),
        ],
        outgoing ? this.cell(size, 4) : [],
        outgoing ? [] : this.cell(size, 5),
        this.cell(formatAmount(entry.balanceAfter, language), 6),
      ],
      CELL,
    );
  }

  /** Bytes written since the previous call. */
  *left(): Generator<Uint8Array, void> {
    const bytes: unknown = this.document.read();
    if (bytes instanceof Uint8Array) {
      yield bytes;
    }
  }

  finish(): void {
    this.totals();
    this.closePage();
    const { start, count } = this.document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.document.switchToPage(page);
      this.foot(page + 1, count);
    }
    this.document.end();
  }

  /** Writes the content of the page out; its footer is a separate content stream, drawn when all pages are counted. */
  private closePage(): void {
    const { page } = this.document;
    const body = page.content;
    page.content = this.document.ref({});
    Object.assign(page.dictionary.data, { Contents: [body, page.content] });
    body.finalize();
    this.text.forget();
  }

  private get title(): string {
    const { product, accountNumber } = this.facts.statement;
    return `${statementTitle(product)[this.language]} ${groupAccountNumber(accountNumber)}`;
  }

  private write(text: string, style: TextStyle): void {
    for (const line of this.text.lines(text, this.document.page.width - 2 * MARGIN, style)) {
      this.text.draw(line, { x: MARGIN, y: this.y }, style);
      this.y += lineHeight(style);
    }
  }

  private fact(word: keyof typeof STATEMENT_WORDS, value: string, style = FACT): void {
    this.document.fillColor(QUIET_INK);
    this.text.drawText(STATEMENT_WORDS[word][this.language], { x: MARGIN, y: this.y }, FACT);
    this.document.fillColor(INK);
    const width = this.document.page.width - 2 * MARGIN - LABEL_WIDTH - CODE_SIZE - CELL_GAP;
    for (const line of this.text.lines(value, width, style)) {
      this.text.draw(line, { x: MARGIN + LABEL_WIDTH, y: this.y }, style);
      this.y += lineHeight(style);
    }
  }

  /** Draws the QR code of the verification address. */
  private drawCode(top: number): void {
    const rows = encodeQR(this.facts.checkAddress, 'raw', { ecc: 'low', border: QUIET_ZONE });
    const module = CODE_SIZE / rows.length;
    const left = this.document.page.width - MARGIN - CODE_SIZE;
    rows.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (dark) {
          this.document.rect(left + x * module, top + y * module, module, module);
        }
      }),
    );
    this.document.fill(INK);
  }

  private cell(text: string, column: number, style = CELL): readonly TextLine[] {
    return this.text.lines(text, (COLUMNS[column]?.width ?? 0) - CELL_GAP, style);
  }

  private taxCell({ tax }: StatementEntry): readonly TextLine[] {
    const { language } = this;
    return tax.minor === 0n ? [] : this.cell(`${STATEMENT_WORDS.tax[language]}: ${formatMoney(tax, language)}`, 3);
  }

  private tableHead(): void {
    this.rule();
    this.draw(
      COLUMNS.map(({ word }, index) => this.cell(STATEMENT_WORDS[word][this.language], index, CELL_BOLD)),
      CELL_BOLD,
    );
    this.rule();
  }

  private row(cells: readonly (readonly TextLine[])[], style: TextStyle): void {
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + 2 * PADDING;
    if (this.y + height > this.document.page.height - MARGIN - FOOT) {
      this.closePage();
      this.document.addPage();
      this.y = MARGIN;
      this.tableHead();
    }
    this.draw(cells, style);
    this.rule();
  }

  private draw(cells: readonly (readonly TextLine[])[], style: TextStyle): void {
    let x = MARGIN;
    const y = this.y + PADDING;
    cells.forEach((lines, index) => {
      const { width, right } = COLUMNS[index] ?? { width: 0, right: false };
      const edge = right ? x + width - (index === COLUMNS.length - 1 ? 0 : CELL_GAP) : x;
      lines.forEach((line, row) => this.text.draw(line, { x: edge, y: y + row * lineHeight(style), right }, style));
      x += width;
    });
    this.y += Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + 2 * PADDING;
  }

  private totals(): void {
    const { statement } = this.facts;
    const cell = (amount: typeof statement.closing, column: number) =>
      this.cell(formatAmount(amount, this.language), column, CELL_BOLD);
    const label = this.cell(STATEMENT_WORDS.total[this.language], 2, CELL_BOLD);
    this.row(
      [[], [], label, [], cell(statement.debited, 4), cell(statement.credited, 5), cell(statement.closing, 6)],
      CELL_BOLD,
    );
  }

  private rule(): void {
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(this.document.page.width - MARGIN, this.y)
      .lineWidth(0.5)
      .stroke(HAIRLINE);
  }

  private foot(page: number, pages: number): void {
    const { statement, bank } = this.facts;
    const y = this.document.page.height - MARGIN - lineHeight(NOTE);
    const made = `${bank.name[this.language]} · ${groupAccountNumber(statement.accountNumber)} · ${STATEMENT_WORDS.madeAt[this.language]} ${formatDateTime(statement.madeAt, this.language)}`;
    this.document.fillColor(QUIET_INK);
    this.text.drawText(made, { x: MARGIN, y }, NOTE);
    this.text.drawText(
      pageOfPages(page, pages, this.language),
      { x: this.document.page.width - MARGIN, y, right: true },
      NOTE,
    );
    this.document.fillColor(INK);
  }
}
