/** The check of the size budgets: builds if needed, names the files over their budget. */
import { budgetSizes } from './budget-sizes.ts';
import { selfStarters, strayTools } from './budgets.ts';

const { assets, pages, manifests, sizes } = await budgetSizes();
const problems = [
  ...selfStarters(assets, pages, manifests),
  ...strayTools(assets, pages, manifests),
];
for (const { name, size, limit } of sizes) {
  const line = `${name}: ${size} of ${limit} bytes`;
  console.log(line);
  if (size > limit) problems.push(line);
}
if (pages.length === 0) problems.push('no host pages found');
for (const problem of problems) console.error(`over: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
