export function testFiles(): readonly string[];
export function testsOf(area: string, files: readonly string[]): readonly string[];
export function areaNames(files: readonly string[]): readonly string[];
