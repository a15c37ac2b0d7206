/** The form of a store's own menu: its rows as fields of text, and the menu that they mean. */
import type { OwnMenu } from '../contracts/store.ts';
import { isMenuPath, MENU_COLOR, MENU_MAX, menuIcons } from '../rules/store-menu.ts';
import type { FormValues } from './form.ts';

/** A row of the form; one that stands `below` belongs to the last link above it that does not. */
export interface MenuRow {
  readonly es: string;
  readonly en: string;
  readonly path: string;
  readonly icon: string;
  readonly color: string;
  readonly below: string;
}

/** The most rows: every link, with every link below it. */
const ROWS_MAX = MENU_MAX.items * (1 + MENU_MAX.below);

/** Why the menu cannot be kept; the words stand with the form. */
export type MenuProblem = 'label' | 'long' | 'path' | 'many' | 'manyBelow';

/** The rows of a menu, in the order in which they show. */
export function menuRows(menu: OwnMenu): MenuRow[] {
  type Link = OwnMenu[number]['submenu'][number];
  const row = ({ label, path, icon, icon_color: color }: Link, below: string): MenuRow => ({
    ...label,
    path,
    icon: icon ?? '',
    color: color ?? MENU_COLOR,
    below,
  });
  return menu.flatMap((item) => [row(item, ''), ...item.submenu.map((one) => row(one, 'on'))]);
}

/** The rows as posted, after the button that sent them; a row without any text is left out. */
export function postedRows(values: FormValues): MenuRow[] {
  const [, act = '', place = ''] = /^(up|down|remove)-(\d{1,3})$/.exec(values['act'] ?? '') ?? [];
  return acted(allRows(values), act, Number(place)).filter(
    ({ es, en, path }) => es !== '' || en !== '' || path !== '',
  );
}

/** Rows after a button of one of them; a link moves and leaves with those below it. */
function acted(rows: readonly MenuRow[], act: string, at: number): readonly MenuRow[] {
  const row = rows[at];
  if (act === '' || !row) return rows;
  const isMain = row.below === '';
  const end = isMain ? nextMain(rows, at) : at + 1;
  const moved = rows.slice(at, end);
  const others = rows.toSpliced(at, end - at);
  if (act === 'remove') return others;
  const next = isMain ? nextMain(rows, end) : Math.min(end + 1, rows.length);
  const previous = isMain ? lastMain(rows, at) : at - 1;
  const to = act === 'up' ? previous : at + next - end;
  return others.toSpliced(Math.max(0, to), 0, ...moved);
}

/** The place of the first link after a place that stands in the menu itself; else the end. */
function nextMain(rows: readonly MenuRow[], at: number): number {
  const found = rows.findIndex(({ below }, place) => place > at && below === '');
  return found === -1 ? rows.length : found;
}

/** The place of the last link before a place that stands in the menu itself; else the start. */
function lastMain(rows: readonly MenuRow[], at: number): number {
  return rows.slice(0, at).findLastIndex(({ below }) => below === '');
}

function allRows(values: FormValues): MenuRow[] {
  const rows: MenuRow[] = [];
  for (let at = 0; at <= ROWS_MAX && values[`path_${at}`] !== undefined; at += 1) {
    const text = (name: string) => (values[`${name}_${at}`] ?? '').trim();
    rows.push({
      es: text('es'),
      en: text('en'),
      path: text('path'),
      icon: text('icon'),
      color: text('color'),
      below: text('below'),
    });
  }
  return rows;
}

/** The menu that rows mean: a link without an English name has the Spanish one. */
export function menuOfRows(rows: readonly MenuRow[]): OwnMenu {
  const menu: OwnMenu = [];
  for (const row of rows) {
    const link = {
      label: { es: row.es || row.en, en: row.en || row.es },
      path: row.path,
      icon: menuIcons.find((name) => name === row.icon) ?? null,
      icon_color: /^#[\da-f]{6}$/i.test(row.color) ? row.color : null,
    };
    const above = menu.at(-1);
    if (row.below !== '' && above) above.submenu.push(link);
    else menu.push({ ...link, submenu: [] });
  }
  return menu;
}

/** The problems of rows by field name; `act` has the one of the menu as a whole. */
export function menuProblems(rows: readonly MenuRow[]): Record<string, MenuProblem> {
  const problems: Record<string, MenuProblem> = {};
  for (const [at, { es, en, path }] of rows.entries()) {
    if (es === '' && en === '') problems[`es_${at}`] = 'label';
    if (es.length > MENU_MAX.label) problems[`es_${at}`] = 'long';
    if (en.length > MENU_MAX.label) problems[`en_${at}`] = 'long';
    if (path.length > MENU_MAX.path || !isMenuPath(path)) problems[`path_${at}`] = 'path';
  }
  const menu = menuOfRows(rows);
  if (menu.some(({ submenu }) => submenu.length > MENU_MAX.below)) problems['act'] = 'manyBelow';
  if (menu.length > MENU_MAX.items) problems['act'] = 'many';
  return problems;
}

/** Rows as the fields of the form that shows them again. */
export function rowValues(rows: readonly MenuRow[]): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([name, value]) => [`${name}_${at}`, value])),
  );
}
