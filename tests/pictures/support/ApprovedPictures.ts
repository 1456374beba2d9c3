import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { compareSheets } from './compareSheets';
import { drawnSheet, readSheet, writtenSheet } from './Sheet';
import type { Sheet } from './Sheet';

/** Set by `npm run pictures -- --approve`. */
const APPROVING = 'APPROVE_PICTURES';
const APPROVE = 'npm run pictures -- --approve';

interface PictureFolders {
  /** Approved pictures, which are kept in the repository. */
  readonly approved: string;
  /** Pictures of this run that are not as approved. */
  readonly seen: string;
}

/** Folders of one kind of picture. */
function foldersOf(kind: string): PictureFolders {
  return {
    approved: join(projectRoot(), 'tests/pictures/approved', kind),
    seen: join(projectRoot(), '.cache/pictures', kind),
  };
}

/** Pictures somebody has looked at and approved, by the name of what they show. */
export class ApprovedPictures {
  constructor(
    private readonly folders: PictureFolders,
    private readonly approving: boolean,
  ) {}

  static of(kind: string): ApprovedPictures {
    return new ApprovedPictures(foldersOf(kind), process.env[APPROVING] === '1');
  }

  /** Compares a picture with the approved one; answers what is wrong and which files show it. Approves it instead where that was asked for. */
  async findings(name: string, sheet: Sheet): Promise<readonly string[]> {
    const file = join(this.folders.approved, `${name}.webp`);
    const written = await writtenSheet(sheet);
    const approved = existsSync(file) ? await readSheet(readFileSync(file)) : undefined;
    // Both have gone through the same file format, so that only the screen can make a difference.
    const comparison = approved && compareSheets(approved, await readSheet(written));
    if (comparison?.differences.length === 0) {
      return [];
    }
    if (this.approving) {
      keep(file, written);
      return [];
    }
    const seen = this.keepSeen(name, 'seen.png', await drawnSheet(sheet));
    if (comparison === undefined) {
      return [`Nobody has approved a picture of ${name} yet. Look at ${seen}, then run: ${APPROVE}`];
    }
    const drawing = this.keepSeen(name, 'difference.png', await drawnSheet(comparison.drawing));
    const looks = comparison.differences.map(
      ({ look, pixels }) => `${look.width} px ${look.theme} (${pixels} pixels in one place)`,
    );
    return [
      `${name} does not look as approved: ${looks.join(', ')}. Look at ${seen} and ${drawing}; if it is meant, run: ${APPROVE}`,
    ];
  }

  /** Approved pictures of what no longer exists; removed where approving was asked for. */
  leftOvers(names: readonly string[]): readonly string[] {
    const known = new Set(names.map((name) => `${name}.webp`));
    const left = existsSync(this.folders.approved)
      ? readdirSync(this.folders.approved).filter((file) => !known.has(file))
      : [];
    if (this.approving) {
      left.forEach((file) => rmSync(join(this.folders.approved, file)));
      return [];
    }
    return left.map((file) => `${join(this.folders.approved, file)} shows nothing that exists. Run: ${APPROVE}`);
  }

  private keepSeen(name: string, kind: string, bytes: Buffer): string {
    const file = join(this.folders.seen, `${name}.${kind}`);
    keep(file, bytes);
    return file;
  }
}

function keep(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
