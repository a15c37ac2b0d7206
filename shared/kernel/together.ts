/**
 * What an object's promises come to, under the same names. All of them are under way when it is called, as with
 * `Promise.all`; the first one that fails is thrown.
 */
export async function together<Asked extends object>(
  asked: Asked,
): Promise<{ [Name in keyof Asked]: Awaited<Asked[Name]> }> {
  const settled = await Promise.all(
    Object.entries(asked).map(async ([name, value]) => [name, await value] as const),
  );
  return Object.fromEntries(settled) as { [Name in keyof Asked]: Awaited<Asked[Name]> };
}
