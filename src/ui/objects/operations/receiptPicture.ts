import { ORNAMENT_HALF, ORNAMENT_HEART, ORNAMENT_MIRROR, SIGN_WINGS } from '../../../domain/brand/marks';
import type { StatusTone } from '../../../domain/history/classify';
import { qrDrawing } from '../../components/qrDrawing';

/** Texts of the picture in the language of the screen, from the top down. */
export interface PictureTexts {
  readonly bank: string;
  readonly title: string;
  readonly heading: string;
  readonly amount: string;
  readonly state: { readonly tone: StatusTone; readonly word: string; readonly moment: string };
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Sentence beside the code for cameras, and what the camera opens. */
  readonly check: string;
  readonly code: string;
  readonly address: string;
}

/** Colours of the sheet: a picture is black on white in every theme. */
const LAKE = '#2440c4';
const WHITE = '#ffffff';
const INK = '#111111';
const QUIET = '#4a4a4a';
const LINE = '#c8c8c8';
const STATES: Readonly<Record<StatusTone, string>> = { done: '#17694c', waiting: '#7a5200', failed: '#ab3420' };

const WIDTH = 1080;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const BAND = 176;
const CODE = 260;
const GAP = 28;
const FALLBACK_FACE = 'sans-serif';

/** Draws and measures downwards; without `paint` it only measures. */
class Sheet {
  y = 0;
  readonly #context: CanvasRenderingContext2D;
  readonly #face: string;
  readonly #paint: boolean;

  constructor(context: CanvasRenderingContext2D, face: string, paint: boolean) {
    this.#context = context;
    this.#face = face;
    this.#paint = paint;
  }

  /** Lines of a text within a width, below each other; moves down by their height. */
  text(text: string, look: { size: number; bold?: boolean; colour: string; x?: number; width?: number }): void {
    const { size, bold = false, colour, x = MARGIN, width = INNER } = look;
    this.#context.font = `${bold ? 600 : 400} ${size}px ${this.#face}`;
    for (const line of linesOf(this.#context, text, width)) {
      this.y += Math.round(size * 1.32);
      if (this.#paint) {
        this.#context.fillStyle = colour;
        this.#context.fillText(line, x, this.y - Math.round(size * 0.3));
      }
    }
  }

  /** Draws something at a place, which only the painted sheet has. */
  draw(paint: (context: CanvasRenderingContext2D) => void): void {
    if (this.#paint) {
      this.#context.save();
      paint(this.#context);
      this.#context.restore();
    }
  }
}

/** Words of a text in lines no wider than asked; a word wider than a line is cut. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  return text.split(/(?<=\s)/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last}${word.trimEnd()}`)) {
      return [...lines.slice(0, -1), `${last}${word}`];
    }
    const cut = [...word].reduce<string[]>((parts, letter) => {
      const part = parts.at(-1) ?? '';
      return part === '' || fits(`${part}${letter}`) ? [...parts.slice(0, -1), `${part}${letter}`] : [...parts, letter];
    }, []);
    return [...lines, ...cut];
  }, []);
}

function band(sheet: Sheet, { bank, title }: PictureTexts): void {
  sheet.draw((context) => {
    context.fillStyle = WHITE;
    context.fillRect(0, 0, WIDTH, context.canvas.height);
    context.fillStyle = LAKE;
    context.fillRect(0, 0, WIDTH, BAND);
    context.save();
    context.beginPath();
    context.rect(0, 0, WIDTH, BAND);
    context.clip();
    context.translate(WIDTH - 300, -10);
    context.scale(1.55, 1.55);
    context.strokeStyle = WHITE;
    context.globalAlpha = 0.28;
    context.lineWidth = 5;
    const [a, b, c, d, e, f] = ORNAMENT_MIRROR.match(/-?\d+/g)?.map(Number) ?? [];
    const horn = new Path2D(ORNAMENT_HALF);
    context.stroke(horn);
    context.stroke(new Path2D(ORNAMENT_HEART));
    context.transform(a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0);
    context.stroke(horn);
    context.restore();
    context.translate(MARGIN, 48);
    context.scale(2.5, 2.5);
    context.fillStyle = WHITE;
    context.beginPath();
    context.roundRect(0, 0, 32, 32, 8);
    context.fill();
    context.strokeStyle = LAKE;
    context.lineWidth = 2.6;
    context.lineCap = 'round';
    context.stroke(new Path2D(SIGN_WINGS));
  });
  const beside = { x: MARGIN + 108, width: INNER - 400 };
  sheet.y = 44;
  sheet.text(bank, { size: 28, colour: WHITE, ...beside });
  sheet.text(title, { size: 38, bold: true, colour: WHITE, ...beside });
  sheet.y = BAND + 44;
}

function content(sheet: Sheet, { heading, amount, state, rows }: PictureTexts): void {
  sheet.text(heading, { size: 38, bold: true, colour: INK });
  sheet.text(amount, { size: 84, bold: true, colour: INK });
  const dot = sheet.y + 26;
  sheet.draw((context) => {
    context.fillStyle = STATES[state.tone];
    context.beginPath();
    context.arc(MARGIN + 10, dot, 10, 0, 2 * Math.PI);
    context.fill();
  });
  sheet.text(state.word, { size: 34, bold: true, colour: STATES[state.tone], x: MARGIN + 36 });
  sheet.text(state.moment, { size: 30, colour: QUIET });
  sheet.y += GAP;
  for (const [label, value] of rows) {
    const top = sheet.y;
    sheet.draw((context) => {
      context.fillStyle = LINE;
      context.fillRect(MARGIN, top, INNER, 2);
    });
    sheet.y += 14;
    sheet.text(label, { size: 26, colour: QUIET });
    sheet.text(value, { size: 34, colour: INK });
    sheet.y += 14;
  }
}

function proof(sheet: Sheet, { address, check, code }: PictureTexts): void {
  sheet.y += GAP;
  const top = sheet.y;
  const { size, path } = qrDrawing(address);
  sheet.draw((context) => {
    context.translate(WIDTH - MARGIN - CODE, top);
    context.scale(CODE / size, CODE / size);
    context.fillStyle = INK;
    context.fill(new Path2D(path));
  });
  const beside = { width: INNER - CODE - GAP };
  sheet.y += 40;
  sheet.text(check, { size: 30, colour: QUIET, ...beside });
  sheet.text(code, { size: 32, bold: true, colour: INK, ...beside });
  sheet.y = Math.max(sheet.y, top + CODE) + 44;
}

function lay(sheet: Sheet, texts: PictureTexts): number {
  band(sheet, texts);
  content(sheet, texts);
  proof(sheet, texts);
  return sheet.y;
}

/** The receipt as a file of pixels, for a messenger; `undefined` where the browser cannot draw. */
export async function receiptPicture(texts: PictureTexts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) {
    return undefined;
  }
  await document.fonts.ready;
  const face = getComputedStyle(document.body).fontFamily || FALLBACK_FACE;
  canvas.width = WIDTH;
  canvas.height = Math.ceil(lay(new Sheet(context, face, false), texts));
  lay(new Sheet(context, face, true), texts);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob === null ? undefined : new Uint8Array(await blob.arrayBuffer());
}
