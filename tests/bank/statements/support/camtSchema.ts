/** Cardinality of an element: exactly one, optional, or any number. */
type Times = '1' | '?' | '*';

/** Content model of an element: child elements in this order, or a text. */
interface Shape {
  readonly children?: readonly (readonly [name: string, times: Times, shape: Shape])[];
  readonly text?: RegExp;
  readonly attributes?: readonly string[];
}

const max = (length: number): Shape => ({ text: new RegExp(`^[\\s\\S]{1,${length}}$`, 'u') });
const date: Shape = { text: /^\d{4}-\d{2}-\d{2}$/ };
const dateTime: Shape = { text: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+06:00$/ };
const decimal: Shape = { text: /^\d{1,13}\.\d{2}$/ };
const amount: Shape = { ...decimal, attributes: ['Ccy'] };
const indicator: Shape = { text: /^(?:CRDT|DBIT)$/ };
const account: Shape = { children: [['Id', '1', { children: [['Othr', '1', { children: [['Id', '1', max(34)]] }]] }]] };
const code4: Shape = { text: /^[A-Z]{4}$/ };
const domain: Shape = {
  children: [
    ['Cd', '1', code4],
    [
      'Fmly',
      '1',
      {
        children: [
          ['Cd', '1', code4],
          ['SubFmlyCd', '1', code4],
        ],
      },
    ],
  ],
};
const taxpayer: Shape = {
  children: [
    [
      'OrgId',
      '1',
      {
        children: [
          [
            'Othr',
            '1',
            {
              children: [
                ['Id', '1', max(35)],
                ['SchmeNm', '?', { children: [['Cd', '1', { text: /^TXID$/ }]] }],
              ],
            },
          ],
        ],
      },
    ],
  ],
};
const party: Shape = {
  children: [
    ['Nm', '?', max(140)],
    ['Id', '?', taxpayer],
  ],
};
const bic: Shape = { text: /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/ };
const agent: Shape = {
  children: [
    [
      'FinInstnId',
      '1',
      {
        children: [
          ['BIC', '?', bic],
          ['ClrSysMmbId', '?', { children: [['MmbId', '1', max(35)]] }],
          ['Nm', '?', max(140)],
        ],
      },
    ],
  ],
};
const sequence: Shape = { text: /^[1-9]\d{0,17}$/ };

/** The part of camt.053.001.02 the bank writes, by the message definition report of ISO 20022. */
export const CAMT_053: Shape = {
  children: [
    [
      'BkToCstmrStmt',
      '1',
      {
        children: [
          [
            'GrpHdr',
            '1',
            {
              children: [
                ['MsgId', '1', max(35)],
                ['CreDtTm', '1', dateTime],
              ],
            },
          ],
          [
            'Stmt',
            '1',
            {
              children: [
                ['Id', '1', max(35)],
                ['ElctrncSeqNb', '1', sequence],
                ['LglSeqNb', '1', sequence],
                ['CreDtTm', '1', dateTime],
                [
                  'FrToDt',
                  '1',
                  {
                    children: [
                      ['FrDtTm', '1', dateTime],
                      ['ToDtTm', '1', dateTime],
                    ],
                  },
                ],
                [
                  'Acct',
                  '1',
                  {
                    children: [
                      ...(account.children ?? []),
                      ['Ccy', '1', { text: /^[A-Z]{3}$/ }],
                      ['Ownr', '1', { children: [['Nm', '?', max(140)]] }],
                      [
                        'Svcr',
                        '1',
                        {
                          children: [
                            [
                              'FinInstnId',
                              '1',
                              {
                                children: [
                                  ['BIC', '1', bic],
                                  ['Nm', '?', max(140)],
                                ],
                              },
                            ],
                          ],
                        },
                      ],
                    ],
                  },
                ],
                [
                  'Bal',
                  '*',
                  {
                    children: [
                      [
                        'Tp',
                        '1',
                        { children: [['CdOrPrtry', '1', { children: [['Cd', '1', { text: /^(?:OPBD|CLBD)$/ }]] }]] },
                      ],
                      ['Amt', '1', amount],
                      ['CdtDbtInd', '1', indicator],
                      ['Dt', '1', { children: [['Dt', '1', date]] }],
                    ],
                  },
                ],
                [
                  'TxsSummry',
                  '1',
                  {
                    children: [
                      [
                        'TtlNtries',
                        '1',
                        {
                          children: [
                            ['NbOfNtries', '1', { text: /^\d{1,15}$/ }],
                            ['Sum', '1', decimal],
                            ['TtlNetNtryAmt', '1', decimal],
                            ['CdtDbtInd', '1', indicator],
                          ],
                        },
                      ],
                      ['TtlCdtNtries', '1', { children: [['Sum', '1', decimal]] }],
                      ['TtlDbtNtries', '1', { children: [['Sum', '1', decimal]] }],
                    ],
                  },
                ],
                [
                  'Ntry',
                  '*',
                  {
                    children: [
                      ['NtryRef', '1', max(35)],
                      ['Amt', '1', amount],
                      ['CdtDbtInd', '1', indicator],
                      ['RvslInd', '?', { text: /^(?:true|false)$/ }],
                      ['Sts', '1', { text: /^BOOK$/ }],
                      ['BookgDt', '1', { children: [['DtTm', '1', dateTime]] }],
                      ['ValDt', '1', { children: [['Dt', '1', date]] }],
                      ['AcctSvcrRef', '1', max(35)],
                      [
                        'BkTxCd',
                        '1',
                        {
                          children: [
                            ['Domn', '?', domain],
                            ['Prtry', '1', { children: [['Cd', '1', max(35)]] }],
                          ],
                        },
                      ],
                      [
                        'NtryDtls',
                        '1',
                        {
                          children: [
                            [
                              'TxDtls',
                              '1',
                              {
                                children: [
                                  [
                                    'Refs',
                                    '1',
                                    {
                                      children: [
                                        ['AcctSvcrRef', '1', max(35)],
                                        ['InstrId', '?', max(35)],
                                        [
                                          'Prtry',
                                          '?',
                                          {
                                            children: [
                                              ['Tp', '1', max(35)],
                                              ['Ref', '1', max(35)],
                                            ],
                                          },
                                        ],
                                      ],
                                    },
                                  ],
                                  [
                                    'RltdPties',
                                    '1',
                                    {
                                      children: [
                                        ['Dbtr', '?', party],
                                        ['DbtrAcct', '?', account],
                                        ['Cdtr', '?', party],
                                        ['CdtrAcct', '?', account],
                                      ],
                                    },
                                  ],
                                  [
                                    'RltdAgts',
                                    '?',
                                    {
                                      children: [
                                        ['DbtrAgt', '?', agent],
                                        ['CdtrAgt', '?', agent],
                                      ],
                                    },
                                  ],
                                  ['RmtInf', '?', { children: [['Ustrd', '*', max(140)]] }],
                                  [
                                    'Tax',
                                    '?',
                                    {
                                      children: [
                                        ['TtlTaxblBaseAmt', '1', amount],
                                        ['TtlTaxAmt', '1', amount],
                                      ],
                                    },
                                  ],
                                  [
                                    'RtrInf',
                                    '?',
                                    {
                                      children: [
                                        ['Rsn', '1', { children: [['Cd', '1', { text: /^[A-Z]{2}\d{2}$/ }]] }],
                                      ],
                                    },
                                  ],
                                ],
                              },
                            ],
                          ],
                        },
                      ],
                    ],
                  },
                ],
              ],
            },
          ],
        ],
      },
    ],
  ],
};

/** Paths at which an element violates its content model; empty when it is valid. */
export function schemaViolations(element: Element, shape: Shape, path = element.localName): readonly string[] {
  const attributes = [...element.attributes].map(({ name }) => name).filter((name) => name !== 'xmlns');
  const wrongAttributes =
    attributes.join() === (shape.attributes ?? []).join() ? [] : [`${path}: attributes ${attributes.join()}`];
  if (shape.text !== undefined) {
    return [
      ...wrongAttributes,
      ...(shape.text.test(element.textContent) && element.children.length === 0
        ? []
        : [`${path}: "${element.textContent}"`]),
    ];
  }
  const violations = [...wrongAttributes];
  const left = [...element.children];
  for (const [name, times, inner] of shape.children ?? []) {
    let count = 0;
    while (left[0]?.localName === name && (times === '*' || count === 0)) {
      const [child] = left.splice(0, 1);
      violations.push(...(child === undefined ? [] : schemaViolations(child, inner, `${path}/${name}`)));
      count += 1;
    }
    if (times === '1' && count === 0) {
      violations.push(`${path}/${name}: missing`);
    }
  }
  return [...violations, ...left.map(({ localName }) => `${path}/${localName}: not here`)];
}
