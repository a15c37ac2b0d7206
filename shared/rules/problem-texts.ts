/**
 * The text of a field's problem. An empty field asks for what belongs there, so that several of
 * them do not say the same.
 * @param words the text of each problem
 * @param needs what an empty field asks for, by its name; one without such words says `required`
 */
export function problemText<P extends string>(
  name: string,
  problem: P,
  words: Readonly<Record<P, string>>,
  needs: Readonly<Record<string, string>>,
): string {
  return (problem === 'required' && needs[name]) || words[problem];
}

/**
 * The text of each field's problem, as `problemText` gives it.
 * @param problems by field name
 */
export function problemTexts<P extends string>(
  problems: Readonly<Record<string, P>>,
  words: Readonly<Record<P, string>>,
  needs: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      problemText(name, problem, words, needs),
    ]),
  );
}
