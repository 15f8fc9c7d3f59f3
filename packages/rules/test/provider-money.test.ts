import { describe, expect, test } from 'vitest';
import { isProviderCurrency, providerAmount, providerPya, providerText } from '../src/index.ts';
import { table } from './table.ts';

describe('what a provider may write as an amount', () => {
  test.each([
    ['100', '100'],
    ['100.00', '100'],
    ['-0100.50', '-100.5'],
    ['0.00', '0'],
    ['-0', '0'],
    ['-0.0', '0'],
    ['000', '0'],
    ['999999999999999', '999999999999999'],
    ['1000000000000000', null],
    ['0.00000000000000000001', '0.00000000000000000001'],
    ['0.000000000000000000001', null],
    ['NaN', null],
    ['Infinity', null],
    ['1e2', null],
    ['0x10', null],
    ['1,000', null],
    ['1_000', null],
    ['+5', null],
    ['--5', null],
    [' 5', null],
    ['5 ', null],
    ['5.', null],
    ['.5', null],
    ['', null],
    ['၅', null],
    ['5\n', null],
  ])('%j is %j', (sent, amount) => expect(providerAmount(sent)).toBe(amount));
});

describe('a provider’s amount in pya, rounded half to even once', () => {
  test.each(
    table(`
amount   currency  pya
100      MMK       10000
-100.5   MMK       -10050
0.004    MMK       0
0.005    MMK       0              // half to even: down
0.015    MMK       2              // half to even: up
0.025    MMK       2
-0.015   MMK       -2
0.0050001  MMK     1              // more than half
0.0149999  MMK     1
10       MMK2      1000000
0.0001   MMK2      10
0.00001  MMK2      1
0.000005  MMK2     0
0.000015  MMK2     2
1        MMK3      10000
0.0001   MMK3      1
0.00015  MMK3      2
`),
  )('$amount $currency is $pya', ({ amount, currency, pya }) => {
    expect(isProviderCurrency(String(currency))).toBe(true);
    expect(providerPya(String(amount), currency as 'MMK')).toBe(Number(pya));
  });

  test('what cannot be counted exactly is none', () => {
    expect(providerPya('999999999999999', 'MMK2')).toBeNull();
    expect(isProviderCurrency('USD')).toBe(false);
    expect(isProviderCurrency('toString')).toBe(false);
  });
});

describe('balances as a provider reads them', () => {
  test.each([
    [1_000_000, 'MMK', '10000.00'],
    [1_000_000, 'MMK2', '10.0000'],
    [1_000_000, 'MMK3', '100.0000'],
    [5, 'MMK', '0.05'],
    [0, 'MMK', '0.00'],
    [-50_000, 'MMK', '-500.00'],
    [19, 'MMK2', '0.0001'],
    [-1, 'MMK2', '-0.0001'],
  ] as const)('%d pya in %s are %s', (pya, currency, text) => expect(providerText(pya, currency)).toBe(text));
});
