import { join } from 'node:path';

import ts from 'typescript';

import { projectRoot } from '../../bank/kernel/projectRoot';

/** A column as `bank/db/Tables.ts` has it. */
export interface DeclaredColumn {
  readonly table: string;
  readonly column: string;
  /** The type of a value that is read and not null: `string`, `bigint`, `Buffer`, `array`, … */
  readonly kind: string;
  readonly nullable: boolean;
  /** False where a row cannot be written without it. */
  readonly optional: boolean;
}

/** The columns the interface `Tables` declares, as the compiler sees them. */
export function declaredColumns(): readonly DeclaredColumn[] {
  const root = join(projectRoot(), 'bank/db/Tables.ts');
  const configuration = join(projectRoot(), 'bank/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configuration, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    join(projectRoot(), 'bank'),
  );
  const program = ts.createProgram([root], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(root);
  const declaration = source?.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Tables',
  );
  if (declaration === undefined) {
    throw new Error(`${root} declares no Tables`);
  }
  return checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .flatMap((table) =>
      checker
        .getTypeOfSymbol(table)
        .getProperties()
        .map((column) => declaredColumn(checker, table.name, column)),
    );
}

function declaredColumn(checker: ts.TypeChecker, table: string, column: ts.Symbol): DeclaredColumn {
  const type = checker.getTypeOfSymbol(column);
  const read = part(checker, type, '__select__') ?? type;
  const written = part(checker, type, '__insert__') ?? type;
  return {
    table,
    column: column.name,
    kind: kindOf(checker, checker.getNonNullableType(read)),
    nullable: admits(read, ts.TypeFlags.Null),
    optional: admits(written, ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Never),
  };
}

/** The type a `ColumnType` of Kysely reads or writes; nothing for a type that does both. */
function part(checker: ts.TypeChecker, type: ts.Type, name: string): ts.Type | undefined {
  const property = type.getProperty(name);
  return property === undefined ? undefined : checker.getTypeOfSymbol(property);
}

function admits(type: ts.Type, flags: ts.TypeFlags): boolean {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((each) => (each.flags & flags) !== 0);
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const primitives: readonly (readonly [string, ts.Type])[] = [
    ['string', checker.getStringType()],
    ['number', checker.getNumberType()],
    ['bigint', checker.getBigIntType()],
    ['boolean', checker.getBooleanType()],
  ];
  const primitive = primitives.find(([, candidate]) => checker.isTypeAssignableTo(type, candidate));
  if (primitive !== undefined) {
    return primitive[0];
  }
  if (checker.isArrayType(type)) {
    return 'array';
  }
  return type.getSymbol()?.name === 'Buffer' ? 'Buffer' : 'object';
}
