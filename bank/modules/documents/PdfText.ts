import type PDFDocument from 'pdfkit';

import { DEFAULT_FONT, fontFiles, fontRuns } from './fonts';
import type { FontRun } from './fonts';

type Document = InstanceType<typeof PDFDocument>;

/** Style of a text; `size` is in points. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
}

/** A line that was cut to a width: pieces of one font each. */
export type TextLine = readonly FontRun[];

/** Size of the cache of text widths: most rows of a statement share their words. */
const MAX_KEPT_WIDTHS = 5000;

/** Texts of every language of the bank on pages of a PDF: measured, cut into lines and drawn, each piece in a font that has it. */
export class PdfText {
  private readonly widths = new Map<string, number>();
  private readonly used = new Set<object>();

  constructor(private readonly document: Document) {
    for (const [font, { normal, bold }] of Object.entries(fontFiles())) {
      document.registerFont(font, normal);
      document.registerFont(`${font}-bold`, bold);
    }
  }

  /** The lines of a text within a width: cut at blanks, between Chinese characters, and within words that are too long. */
  lines(text: string, width: number, style: TextStyle): readonly TextLine[] {
    const lines: string[] = [];
    let line = '';
    // Words stand beside each other without kerning, so the width of a line is that of its words.
    let taken = 0;
    for (const word of wordsOf(text)) {
      if (taken + this.widthOf(word.trimEnd(), style) <= width) {
        line += word;
        taken += this.widthOf(word, style);
        continue;
      }
      if (line !== '') {
        lines.push(line);
      }
      line = this.widthOf(word.trimEnd(), style) <= width ? word : this.cutWord(word, { width, style, lines });
      taken = this.widthOf(line, style);
    }
    return [...lines, line].filter((each, index) => each !== '' || index === 0).map((each) => fontRuns(each.trimEnd()));
  }

  /** Clears the font caches: a font keeps the shape of every word it has drawn, and figures hardly ever repeat. */
  forget(): void {
    this.used.forEach((font) => Reflect.set(font, 'layoutCache', Object.create(null)));
    this.used.clear();
  }

  widthOf(text: string, style: TextStyle): number {
    return fontRuns(text).reduce((sum, run) => sum + this.widthOfRun(run, style), 0);
  }

  /** Draws a line with its left or its right end at `x` and its top at `y`; whatever its fonts, it stands on one baseline with its neighbours. */
  draw(
    line: TextLine,
    at: { readonly x: number; readonly y: number; readonly right?: boolean },
    style: TextStyle,
  ): void {
    let x = at.right === true ? at.x - line.reduce((sum, run) => sum + this.widthOfRun(run, style), 0) : at.x;
    for (const run of line) {
      this.take(run, style).text(run.text, x, at.y + ASCENT * style.size, { lineBreak: false, baseline: 'alphabetic' });
      x += this.widthOfRun(run, style);
    }
  }

  drawText(
    text: string,
    at: { readonly x: number; readonly y: number; readonly right?: boolean },
    style: TextStyle,
  ): void {
    this.draw(fontRuns(text), at, style);
  }

  private take({ font }: Pick<FontRun, 'font'>, style: TextStyle): Document {
    this.document.font(nameOf(font, style)).fontSize(style.size);
    const used: unknown = Reflect.get(this.document, '_font');
    if (typeof used === 'object' && used !== null) {
      this.used.add(used);
    }
    return this.document;
  }

  private cutWord(
    word: string,
    { width, style, lines }: { readonly width: number; readonly style: TextStyle; readonly lines: string[] },
  ): string {
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.widthOf(piece + character, style) > width) {
        lines.push(piece);
        piece = '';
      }
      piece += character;
    }
    return piece;
  }

  private widthOfRun({ font, text }: FontRun, style: TextStyle): number {
    const key = `${nameOf(font, style)} ${style.size} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) {
      return known;
    }
    const width = this.take({ font }, style).widthOfString(text);
    if (this.widths.size >= MAX_KEPT_WIDTHS) {
      this.widths.clear();
    }
    this.widths.set(key, width);
    return width;
  }
}

/** From the top of a line to its baseline, as the font of most texts has it. */
const ASCENT = 1.069;

/** The height of a line of a size, the same for every font so that rows of mixed texts stay even. */
export function lineHeight({ size }: TextStyle): number {
  return size * 1.36;
}

function nameOf(font: string = DEFAULT_FONT, { bold }: TextStyle): string {
  return bold === true ? `${font}-bold` : font;
}

/** A phone number, a word with the blanks behind it, or one Chinese character. */
const WORD =
  /\+\d{1,3}(?: \d{2,3}){3,4}\s*|[\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]*\s*/g;

// eslint-disable-next-line no-control-regex -- a line of a page has none of these
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

function wordsOf(text: string): readonly string[] {
  return (text.replace(CONTROLS, ' ').match(WORD) ?? []).filter((word) => word !== '');
}
