import sharp from 'sharp';

export const WIDTHS = [360, 768, 1280, 1920] as const;
export const THEMES = ['light', 'dark'] as const;

/** Look of a screen: its width in pixels of CSS, and its theme. */
export interface Look {
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
}

/** The order of shots on a sheet: widths from left to right, light above dark. */
export const LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ width, theme })));

/** Side of a pixel of a sheet in pixels of the screen: headings stay legible, and a hundred sheets are a few megabytes. */
const SHRUNK = 3;
/** Quality of WebP at which edges stay where they are. */
const QUALITY = 40;
/** No colour of any theme, so that the end of a screen is seen. */
const GROUND = [128, 128, 128, 255] as const;
const CHANNELS = GROUND.length;

/** All looks of a screen in one picture: a column for each width, a row for each theme. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of every pixel. */
  readonly pixels: Uint8Array;
}

/** Part of a sheet that shows one look. */
export interface Tile extends Sheet {
  readonly look: Look;
}

/** Lays shots of a screen, PNGs in the order of {@link LOOKS}, side by side. */
export async function sheetOf(shots: readonly Buffer[]): Promise<Sheet> {
  return sheetOfTiles(
    await Promise.all(
      LOOKS.map(async (look, place) => {
        const { data, info } = await sharp(shots[place])
          .resize({ width: columnOf(look).width })
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        return { look, width: info.width, height: info.height, pixels: data };
      }),
    ),
  );
}

/** Sheet of tiles in the order of {@link LOOKS}; a tile that is shorter than others ends on the ground. */
export function sheetOfTiles(tiles: readonly Tile[]): Sheet {
  const rowHeight = Math.max(...tiles.map(({ height }) => height));
  const [width, height] = [columnsBefore(WIDTHS.length), rowHeight * THEMES.length];
  const sheet = { width, height, pixels: groundOf(width, height) };
  tiles.forEach((tile) => paint(sheet, tile, { left: columnOf(tile.look).left, top: topOf(tile.look, rowHeight) }));
  return sheet;
}

/** Looks of a sheet, cut out; those lower than `height` end on the ground. */
export function tilesOf(sheet: Sheet, height: number): readonly Tile[] {
  const rowHeight = sheet.height / THEMES.length;
  return LOOKS.map((look) => {
    const { left, width } = columnOf(look);
    const tile = { look, width, height, pixels: groundOf(width, height) };
    const top = topOf(look, rowHeight);
    for (let row = 0; row < Math.min(height, rowHeight); row += 1) {
      const from = ((top + row) * sheet.width + left) * CHANNELS;
      tile.pixels.set(sheet.pixels.subarray(from, from + width * CHANNELS), row * width * CHANNELS);
    }
    return tile;
  });
}

/** A sheet as a file: WebP, which the same machine writes from the same pixels with the same bytes. */
export function writtenSheet({ pixels, width, height }: Sheet): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .removeAlpha()
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** A sheet as a picture that loses nothing, for somebody who looks for a difference. */
export function drawnSheet({ pixels, width, height }: Sheet): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer();
}

export async function readSheet(file: Buffer): Promise<Sheet> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function columnOf({ width }: Look): { readonly left: number; readonly width: number } {
  return { left: columnsBefore(WIDTHS.indexOf(width)), width: Math.round(width / SHRUNK) };
}

function columnsBefore(column: number): number {
  return WIDTHS.slice(0, column).reduce((sum, width) => sum + Math.round(width / SHRUNK), 0);
}

function topOf({ theme }: Look, rowHeight: number): number {
  return THEMES.indexOf(theme) * rowHeight;
}

function groundOf(width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * CHANNELS);
  for (let place = 0; place < pixels.length; place += CHANNELS) {
    pixels.set(GROUND, place);
  }
  return pixels;
}

function paint(sheet: Sheet, tile: Sheet, { left, top }: { readonly left: number; readonly top: number }): void {
  for (let row = 0; row < tile.height; row += 1) {
    const line = tile.pixels.subarray(row * tile.width * CHANNELS, (row + 1) * tile.width * CHANNELS);
    sheet.pixels.set(line, ((top + row) * sheet.width + left) * CHANNELS);
  }
}
