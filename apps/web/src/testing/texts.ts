import {
  loadBriefTexts,
  loadCaseFileTexts,
  loadDistrictTexts,
  loadHomeTexts,
  loadInboxTexts,
  loadMapToolTexts,
  loadPortalTexts,
  loadResultsTexts,
  loadScenarioTexts,
  loadTexts,
  startTexts as startFirstTexts,
} from '../texts/i18n.ts';

/** Loads all texts, whichever screen is tested. */
export async function startTexts(): Promise<void> {
  startFirstTexts();
  await Promise.all([
    ...[loadTexts(), loadPortalTexts(), loadHomeTexts()],
    ...[loadCaseFileTexts(), loadBriefTexts(), loadInboxTexts(), loadResultsTexts(), loadScenarioTexts()],
    ...[loadMapToolTexts(), loadDistrictTexts()],
  ]);
}
