/**
 * A stylesheet without the rules of classes that are not meant. Rules without a class stay, and so
 * does a rule with several of which one is meant. An at-rule is kept or left out as a whole.
 */
export function rulesFor(css: string, classes: ReadonlySet<string>): string {
  return topLevelRules(css.replaceAll(/\/\*[^]*?\*\//g, ''))
    .filter((rule) => {
      const named = classesOf(rule);
      return named.length === 0 || named.some((name) => classes.has(name));
    })
    .join('');
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
