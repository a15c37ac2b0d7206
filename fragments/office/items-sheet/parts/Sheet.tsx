import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import type { SheetItem } from '../../../../shared/contracts/item-sheet.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { editorOf } from '../../../../shared/rules/editors.ts';
import { cellName, sheetColumns, sheetStates } from '../../../../shared/state/item-sheet.ts';
import { isWithin } from '../model/grid.ts';
import type { ItemsSheetUi } from '../model.ts';
import { Both } from './Both.tsx';
import { useSheetKeys, type SheetKeys } from './keys.ts';

type Sku = SheetItem['skus'][number];

/** A line of the table: a variant; the first one of an item carries its name and its state. */
interface Line {
  readonly item: SheetItem;
  readonly sku: Sku;
  readonly isFirst: boolean;
}

/** The table; its roles are written out, since on a phone its rows are cards. */
export function Sheet({ ui }: { ui: ItemsSheetUi }) {
  useSignals();
  const { props, model } = ui;
  const { t, env } = props;
  const items = model.$items.value;
  const lines = items.flatMap((item): Line[] =>
    item.skus.map((sku, index) => ({ item, sku, isFirst: index === 0 })),
  );
  const table = useRef<HTMLTableElement>(null);
  const keys = useSheetKeys(table, model, t.visibility, lines.length);
  const currency = items[0]?.currency ?? env.currency;
  return (
    <table className="sheet" role="table" aria-label={t.table} ref={table} {...keys.on}>
      <thead role="rowgroup">
        <tr role="row">
          {(['name', ...sheetColumns] as const).map((column) => (
            <th key={column} scope="col" role="columnheader">
              {fill<string>(t.columns[column], { currency })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line, row) => (
          <Row key={line.sku.id} ui={ui} line={line} row={row} keys={keys} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  ui: ItemsSheetUi;
  line: Line;
  row: number;
  keys: SheetKeys;
}

function Row({ ui, line, row, keys }: RowProps) {
  useSignals();
  const { model, props } = ui;
  const { t, env } = props;
  const { item, sku, isFirst } = line;
  const variant = Object.values(sku.attributes).join(' · ');
  const title = variant === '' ? item.name : `${item.name} · ${variant}`;
  const problem = isFirst ? model.$refused.value[item.id] : undefined;
  const cell = { ui, row, keys };
  return (
    <tr role="row" data-first={isFirst ? '' : undefined}>
      <th scope="row" role="rowheader">
        {isFirst && <a href={editorOf(env.base, 'item', item.id)}>{item.name}</a>}
        {variant !== '' && <span className="small muted">{variant}</span>}
        {problem && (
          <span className="error" role="alert">
            {problem}
          </span>
        )}
      </th>
      <td role="cell" data-title={fill<string>(t.columns.price, { currency: item.currency })}>
        <TextCell
          {...cell}
          column={0}
          name={cellName('price', sku.id)}
          label={fill<string>(t.cells.price, { name: title })}
          max={14}
        />
      </td>
      <td role="cell" data-title={t.columns.units}>
        {sku.on_hand === null ? (
          <span className="small muted">{t.ondemand}</span>
        ) : (
          <TextCell
            {...cell}
            column={1}
            name={cellName('units', sku.id)}
            label={fill<string>(t.cells.units, { name: title })}
            max={9}
          />
        )}
      </td>
      <td role="cell" data-title={isFirst ? t.columns.visibility : ''}>
        {isFirst && <StateCell {...cell} item={item} />}
      </td>
    </tr>
  );
}

interface CellProps {
  ui: ItemsSheetUi;
  row: number;
  keys: SheetKeys;
}

interface TextCellProps extends CellProps {
  column: number;
  name: string;
  label: string;
  max: number;
}

function TextCell({ ui, row, keys, column, name, label, max }: TextCellProps) {
  useSignals();
  const { model, props } = ui;
  const problem = model.$problems.value[name];
  const text = props.errors?.[name] ?? (problem && props.t.problems[problem]);
  const about = [
    text && `${name}-error`,
    model.$theirs.value[name] !== undefined && `${name}-theirs`,
  ];
  return (
    <>
      <input
        id={name}
        name={name}
        value={model.$values.value[name] ?? ''}
        onChange={({ target }) => model.enter({ [name]: target.value })}
        aria-label={label}
        aria-invalid={text ? true : undefined}
        aria-describedby={about.filter(Boolean).join(' ') || undefined}
        maxLength={max}
        inputMode="decimal"
        autoComplete="off"
        data-row={row}
        data-column={column}
        data-in={isIn(keys, row, column)}
        data-changed={isChanged(model, name)}
      />
      {text && (
        <span className="error" id={`${name}-error`}>
          {text}
        </span>
      )}
      <Both ui={ui} name={name} label={label} />
    </>
  );
}

function StateCell({ ui, row, keys, item }: CellProps & { item: SheetItem }) {
  useSignals();
  const { model, props } = ui;
  const { t } = props;
  const name = cellName('visibility', item.id);
  const states = item.visibility === 'later' ? (['later', ...sheetStates] as const) : sheetStates;
  const label = fill<string>(t.cells.visibility, { name: item.name });
  return (
    <>
      <select
        id={name}
        name={name}
        value={model.$values.value[name] ?? ''}
        onChange={({ target }) => model.enter({ [name]: target.value })}
        aria-label={label}
        aria-describedby={model.$theirs.value[name] === undefined ? undefined : `${name}-theirs`}
        data-row={row}
        data-column={2}
        data-in={isIn(keys, row, 2)}
        data-changed={isChanged(model, name)}
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {t.visibility[state]}
          </option>
        ))}
      </select>
      <Both
        ui={ui}
        name={name}
        label={label}
        say={(state) => t.visibility[state as keyof typeof t.visibility]}
      />
    </>
  );
}

function isChanged({ $values, $stands }: ItemsSheetUi['model'], name: string): '' | undefined {
  return $values.value[name] === $stands.value[name] ? undefined : '';
}

function isIn({ range }: SheetKeys, row: number, column: number): '' | undefined {
  return range && isWithin({ row, column }, range) ? '' : undefined;
}
