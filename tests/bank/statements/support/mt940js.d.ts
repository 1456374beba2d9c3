declare module 'mt940js' {
  interface Mt940Transaction {
    readonly amount: number;
    readonly isReversal: boolean;
    readonly transactionType: string;
    readonly reference: string;
    readonly bankReference: string;
    readonly details: string;
  }

  interface Mt940Statement {
    readonly number: { readonly statement: string; readonly sequence: string };
    readonly openingBalance: number;
    readonly closingBalance: number;
    readonly transactions: readonly Mt940Transaction[];
  }

  export class Parser {
    parse(data: string): readonly Mt940Statement[];
  }
}
