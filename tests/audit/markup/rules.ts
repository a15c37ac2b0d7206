/** The rules for html-validate. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { piecesOf } from './pieces.ts';

/** A fault in the HTML. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  /** The piece of the page, and the place in it. */
  readonly where: string;
}

/**
 * The presets for the standard, accessibility and documents, and the rules of `recommended` that
 * matter. Its other rules are style (case of attributes, quotes, self-closing, spaces): no parser
 * sees a difference.
 */
const PRESETS = ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'];

const MORE = [
  'autocomplete-password',
  'input-attributes',
  'no-dup-class',
  'no-implicit-close',
  'no-inline-style',
  'script-type',
] as const;

const RULES: ConfigData['rules'] = {
  ...Object.fromEntries(MORE.map((name) => [name, 'error'])),
  // Checkboxes of one name are one field of several values.
  'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
  // A button without a type submits its form, and our buttons without one are meant to.
  'no-implicit-button-type': 'off',
  // Safari treats a list without marks as no list, unless it has the role.
  'no-redundant-role': 'off',
  // The suggestions below a search field: typing cannot filter a <select>.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Heading levels continue from one shadow root to the next: a check of the whole page covers
  // them.
  'heading-level': 'off',
  // Files of the page's own origin: an attacker who could change them could change the page.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const ofDocument = validator(RULES);
// A shadow root is not a document.
const ofShadowRoot = validator({ ...RULES, 'missing-doctype': 'off' });

function validator(rules: ConfigData['rules']): HtmlValidate {
  return new HtmlValidate(new StaticConfigLoader({ root: true, extends: PRESETS, rules }));
}

/** A form in a frame: the page around it has the heading, and the button that sends the form. */
export const IN_A_FRAME = ['heading-level', 'wcag/h32'];

/**
 * Every fault of a page: in its document, in each of its shadow roots, and between them.
 * @param but rules that do not apply to this page
 */
export async function faultsOf(html: string, but: readonly string[] = []): Promise<Fault[]> {
  return (await allFaults(html)).filter(({ rule }) => !but.includes(rule));
}

async function allFaults(html: string): Promise<Fault[]> {
  const faults = headingFaults(html);
  for (const piece of piecesOf(html)) {
    const rules = piece.name === 'document' ? ofDocument : ofShadowRoot;
    const { results } = await rules.validateString(piece.html, piece.name);
    for (const { ruleId: rule, message, offset } of results.flatMap(({ messages }) => messages)) {
      const there = piece.html.slice(Math.max(0, offset - 30), offset + 90);
      faults.push({ rule, message, where: `${piece.name}: ${there.replaceAll(/\s+/g, ' ')}` });
    }
  }
  return faults;
}

/** A page has one heading of level 1, and no heading skips a level. */
function headingFaults(html: string): Fault[] {
  const headings = [...html.matchAll(/<h([1-6])\b[^>]*>/g)].map(([tag, level]) => ({
    tag,
    level: Number(level),
  }));
  const first = headings.filter(({ level }) => level === 1).length;
  return [
    ...(first === 1
      ? []
      : [{ rule: 'heading-level', message: `${first} headings of level 1`, where: 'page' }]),
    ...headings.flatMap(({ tag, level }, index) => {
      const before = headings[index - 1]?.level ?? 1;
      return level > before + 1
        ? [{ rule: 'heading-level', message: `h${level} after h${before}`, where: tag }]
        : [];
    }),
  ];
}
