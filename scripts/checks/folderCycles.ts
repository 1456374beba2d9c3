import type { ICruiseResult } from 'dependency-cruiser';

/** Folders that must not import each other in a circle, over any number of steps. */
interface FolderRule {
  readonly name: string;
  readonly comment: string;
  /** Matches the files of these folders and captures the name of the folder. */
  readonly folder: RegExp;
}

export const FOLDER_RULES: readonly FolderRule[] = [
  {
    name: 'areas-form-no-cycle',
    comment:
      'An area of the bank is understood with those it builds on. What two need of each other belongs to one below, or is passed in by the files that put all areas together.',
    folder: /^bank\/modules\/([^/]+)\//,
  },
  {
    name: 'features-form-no-cycle',
    comment:
      'A feature is understood with those it builds on. What two need of each other belongs to src/ui/objects or src/ui/flow.',
    folder: /^src\/ui\/features\/([^/]+\/[^/]+)\//,
  },
];

/** Imports between two folders of which the second leads back to the first. */
export function importsInCycles(
  { modules }: Pick<ICruiseResult, 'modules'>,
  { folder }: FolderRule,
): readonly { readonly from: string; readonly to: string }[] {
  const folderOf = (file: string) => folder.exec(file)?.[1];
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [one, other] = [folderOf(source), folderOf(resolved)];
      return one === undefined || other === undefined || one === other
        ? []
        : [{ one, other, from: source, to: resolved }];
    }),
  );
  const leadsTo = (start: string, end: string): boolean => {
    const reached = new Set([start]);
    for (const folderOnTheWay of reached) {
      imports.filter(({ one }) => one === folderOnTheWay).forEach(({ other }) => reached.add(other));
    }
    return reached.has(end);
  };
  return imports.filter(({ one, other }) => leadsTo(other, one)).map(({ from, to }) => ({ from, to }));
}
