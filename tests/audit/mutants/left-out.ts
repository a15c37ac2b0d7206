/** Rules by which a mutant means nothing: no caller could tell it from the source. */

export interface Change {
  readonly file: string;
  /** The whole source. */
  readonly content: string;
  readonly start: number;
  readonly end: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

type Rule = (change: Change) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  // A log is for an operator; its words are no behaviour.
  'what is only logged': (change) =>
    /console\.(?:error|warn|log)|\b(?:report|log[A-Z]\w*)\(|context\.set\('route'/.test(
      lineOf(change),
    ) || /^\{\s*(?:report|log[A-Z]\w*|console\.\w+)\([^;]*\);\s*\}$/.test(change.before),
  // Thrown errors tell of bugs in our own code: no test can bring one about from outside.
  'errors of our own': ({ content, start, end, before }) =>
    /throw new (?:Type)?Error\(/.test(
      `${before}${restOfLine(content, end)}${lineBefore(content, start)}`,
    ),
  // The compiler refuses them, since the types of the caller ask for more.
  'an object without its fields': ({ kind, after }) => kind === 'ObjectLiteral' && after === '{}',
  'a list that was empty': ({ kind, before }) => kind === 'ArrayDeclaration' && before === '[]',
  'a function that gives nothing': ({ kind }) => kind === 'ArrowFunction',
  // Too coarse to be an oversight: whatever calls the function notices.
  'the whole body of a function': ({ kind, content, start }) =>
    kind === 'BlockStatement' &&
    !/(?:\b(?:if|for|while|catch) \(.*\)|\belse|\btry|\bfinally) $/s.test(
      lineBefore(content, start),
    ),
  // A condition is changed in both ways; the whole of a test is one of them.
  'a loop without its end': ({ content, start, kind }) =>
    kind === 'ConditionalExpression' &&
    /\b(?:for|while) \([^\n]*$/.test(lineBefore(content, start)),
  // Names and types, which the program does not have.
  'types alone': (change) => /^\s*(?:export )?(?:interface|type|declare) /.test(lineOf(change)),
};

/** Why a mutant is left out; undefined for one that means something. */
export function leftOut(change: Change): string | undefined {
  return Object.entries(RULES).find(([, rule]) => rule(change))?.[0];
}

function lineOf({ content, start }: Change): string {
  return lineBefore(content, start) + restOfLine(content, start);
}

function lineBefore(content: string, at: number): string {
  return content.slice(content.lastIndexOf('\n', at - 1) + 1, at);
}

function restOfLine(content: string, at: number): string {
  const end = content.indexOf('\n', at);
  return content.slice(at, end === -1 ? undefined : end);
}
