import {
  loadBriefTexts,
  loadHomeTexts,
  loadMapToolTexts,
  loadPortalTexts,
  loadScenarioTexts,
  loadTexts,
  startTexts as startFirstTexts,
} from '../texts/i18n.ts';

/** Loads all texts, whichever screen is tested. */
export async function startTexts(): Promise<void> {
  startFirstTexts();
  await Promise.all([loadTexts(), loadPortalTexts(), loadHomeTexts(), loadBriefTexts(), loadScenarioTexts()]);
  await loadMapToolTexts();
}
