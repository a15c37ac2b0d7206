/**
 * A stylesheet without the rules of unused classes. A selector without a class stays. A selector
 * with classes stays when all of them are used; inside `:is()` and its like one is enough. An
 * at-rule is kept or left out as a whole.
 */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return topLevelRules(css.replaceAll(/\/\*[^]*?\*\//g, ''))
    .map((rule) => {
      if (rule.trimStart().startsWith('@')) return isMeant(classesOf(rule), classes) ? rule : '';
      const start = rule.indexOf('{');
      const selectors = selectorsOf(rule.slice(0, start)).filter((selector) =>
        ANY_OF.test(selector)
          ? isMeant(classesOf(selector), classes)
          : classesOf(selector).every((name) => classes.has(name)),
      );
      return selectors.length > 0 ? selectors.join(',') + rule.slice(start) : '';
    })
    .join('');
}

/** Inside these a class may be one of several, or must be absent. */
const ANY_OF = /:(?:is|where|not|has)\(/;

function isMeant(named: readonly string[], classes: ReadonlySet<string>): boolean {
  return named.length === 0 || named.some((name) => classes.has(name));
}

/** The selectors of a list; a comma inside parentheses separates none. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  for (const part of list.split(',')) {
    if (depth > 0) selectors.push(`${selectors.pop()},${part}`);
    else selectors.push(part);
    depth += part.split('(').length - part.split(')').length;
  }
  return selectors;
}

function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}' || (depth -= 1) > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

function classesOf(rule: string): string[] {
  const selectors = rule.replaceAll(/\{[^{}]*\}/g, '');
  return [...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map((match) => match[1]!);
}
