import { buildWeb, WEB_APPS } from '../web/build.ts';
import { makeStoryTemplate } from './story-template.ts';

/** What every story needs: both web apps built, and a template, so that no story waits for the demo's days, or for those up to its own, to
 * be lived through again. A run of all steps has both already. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['WEB_IS_BUILT'] === undefined) await Promise.all(WEB_APPS.map(buildWeb));
  if (process.env['TEST_DATA_DIR'] !== undefined) return async () => {};
  const { env, end } = await makeStoryTemplate();
  Object.assign(process.env, env);
  return end;
}
