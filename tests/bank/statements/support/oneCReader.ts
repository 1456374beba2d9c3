/** A section of an exchange of 1C by its keys. */
type OneCSection = Readonly<Record<string, string>>;

/** Sections of 1CClientBankExchange as its published layout has them: those of an account, and documents in their order. */
export function documentsOf(text: string): {
  readonly account: OneCSection;
  readonly documents: readonly OneCSection[];
} {
  const [, account = ''] = /\r\nСекцияРасчСчет\r\n([\s\S]*?)\r\nКонецРасчСчет\r\n/.exec(text) ?? [];
  const documents = [...text.matchAll(/\r\n(СекцияДокумент=[^\r]*\r\n[\s\S]*?)\r\nКонецДокумента(?=\r\n)/g)].map(
    ([, section = '']) => sectionOf(section),
  );
  return { account: sectionOf(account), documents };
}

function sectionOf(lines: string): OneCSection {
  return Object.fromEntries(
    lines.split('\r\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
