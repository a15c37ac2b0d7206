/** The dialogs of edit mode, opened by their buttons. */
import type { Locator } from '@playwright/test';
import { messages as switchWords } from '../../fragments/edit/edit-switch/messages/en.ts';
import { messages as toolWords } from '../../fragments/edit/edit-tools/messages/en.ts';
import { openAs } from './people.ts';
import type { Stage } from './state.ts';

type Tool = 'slides' | 'headers' | 'products' | 'franchises' | 'item' | 'catalogue';

/** Switches edit mode on at a page of the store of `lirio`, over which no tour stands. */
export async function switchOn(stage: Stage, path = '/'): Promise<void> {
  const { page, language } = stage;
  await page.route('**/api/setup-apps/**', (route) =>
    route.fulfill({ json: { show_tour: false } }),
  );
  await openAs(stage, 'lirio', path);
  const toggle = page.getByRole('switch', { name: switchWords[language].label });
  await toggle.waitFor();
  if (!(await toggle.isChecked())) await toggle.click();
}

/**
 * Switches edit mode on at the store of `lirio`, and opens a dialog of it.
 * @param title the dialog's title, or a part of it
 * @param path the page of the store; its front by default
 */
export async function openTool(
  stage: Stage,
  tool: Tool,
  title: string,
  path = '/',
): Promise<Locator> {
  const { page, language } = stage;
  await switchOn(stage, path);
  await page.getByRole('button', { name: wordsOf(tool, language) }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

function wordsOf(tool: Tool, language: Stage['language']): string {
  const words = toolWords[language];
  return tool === 'item' || tool === 'catalogue' ? words.into[tool] : words[tool];
}
