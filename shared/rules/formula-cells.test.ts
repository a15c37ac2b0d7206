import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { defused, FORMULA, withoutDefusing } from './formula-cells.ts';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nsegunda línea', '@a\r\nb'];

test.each(FORMULAS.concat("'=1+1", "''=1+1", "'-1\nb"))(
  '%j is no formula in a file, and is read back as it was',
  (cell) => {
    const file = Papa.unparse([[cell]], { escapeFormulae: FORMULA });
    const [[kept = ''] = []] = Papa.parse<string[]>(file).data;
    expect(kept.startsWith("'")).toBe(true);
    expect(defused(cell)).toBe(kept);
    expect(withoutDefusing(kept)).toBe(cell);
  },
);

test.each(['Gorra', "'n Sync", '', "'", '1-2', ' =1', '¡=!'])('%j stays as it is', (cell) => {
  expect(Papa.unparse([[cell]], { escapeFormulae: FORMULA })).not.toContain("''");
  expect(FORMULA.test(cell)).toBe(false);
  expect(defused(cell)).toBe(cell);
  expect(withoutDefusing(cell)).toBe(cell);
});
