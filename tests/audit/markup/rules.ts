/** What html-validate is asked to look for. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { piecesOf } from './pieces.ts';

/** A way of breaking HTML that was found. */
export interface Fault {
  readonly rule: string;
  readonly message: string;
  /** The piece of the page, and what stands there. */
  readonly where: string;
}

/**
 * Its rules for what the standard says, for accessibility and for documents, and of `recommended`
 * what means something. The rest of that is style (case of attributes, quotes, self-closing,
 * spaces): no parser sees a difference.
 */
const PRESETS = ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'];

const MORE = [
  'autocomplete-password',
  'form-dup-name',
  'input-attributes',
  'no-dup-class',
  'no-implicit-close',
  'no-inline-style',
  'script-type',
] as const;

const RULES: ConfigData['rules'] = {
  ...Object.fromEntries(MORE.map((name) => [name, 'error'])),
  // A button without a type submits its form, and that is what ours without one are for.
  'no-implicit-button-type': 'off',
  // Safari takes a list without marks for no list, unless its role says that it is one.
  'no-redundant-role': 'off',
  // The suggestions below a search field: no <select> can be filtered by what is typed.
  'prefer-native-element': ['error', { exclude: ['listbox'] }],
  // Levels go on from one shadow root to the next: they are looked at over the whole page.
  'heading-level': 'off',
  // Files of the page's own origin: who could change them could change the page.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const ofDocument = validator(RULES);
// A shadow root is no document.
const ofShadowRoot = validator({ ...RULES, 'missing-doctype': 'off' });

function validator(rules: ConfigData['rules']): HtmlValidate {
  return new HtmlValidate(new StaticConfigLoader({ root: true, extends: PRESETS, rules }));
}

/** A form in a frame of a page: the page has the heading, and the button that sends the form. */
export const IN_A_FRAME = ['heading-level', 'wcag/h32'];

/**
 * Every fault of a page: in its document, in each of its shadow roots, and between them.
 * @param but rules that do not hold for this page
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

/** One heading of level 1, and none that is more than one below the one before it. */
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
