import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';

/** Answers of the demo, by the id of the call. */
export type Answers = Readonly<Record<string, unknown>>;

/** Folder of the built files that the build puts the answers into. */
export const ANSWERS_FOLDER = 'api-answers';

const kept = isolateMap<string, Answers>();

/**
 * What the demo answered to the calls of a service. They are files of the build, so that the worker's
 * script does not carry them; empty where the build has none.
 */
export async function answersOf(service: string, files: Fetcher, origin: string): Promise<Answers> {
  const known = kept.get(service);
  if (known) return known;
  const file = await files.fetch(new Request(`${origin}/${ANSWERS_FOLDER}/${service}.json`));
  if (file.status !== 200) return {};
  const answers = (await file.json()) as Answers;
  kept.set(service, answers);
  return answers;
}
