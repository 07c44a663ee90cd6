import type { Language } from '@quietsite/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { onOtherTabLanguageChange, readLanguage, storeLanguage } from '../lib/languages.ts';
import { start } from './start.en.ts';

/** The English texts of the first screens come with the page; other languages are loaded on demand. */
const catalogues = {
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
} as const satisfies Record<Exclude<Language, 'en'>, () => Promise<object>>;

let hasAllTexts = false;

export function startTexts(): void {
  hasAllTexts = false;
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: start } },
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

/**
 * Loads the rest of the English texts. Every component that loads later waits for them (ui/lazy-component.ts), in any
 * language.
 */
export async function loadTexts(): Promise<void> {
  if (hasAllTexts) return;
  const { signedIn } = await import('./signed-in.en.ts');
  i18next.addResourceBundle('en', 'translation', signedIn);
  hasAllTexts = true;
}

/** Texts that only administrators read are loaded with their portal. */
export async function loadPortalTexts(): Promise<void> {
  const [{ admin }, { portal }] = await Promise.all([
    import('../features/admin/messages/admin.en.ts'),
    import('../features/admin/messages/portal.en.ts'),
  ]);
  i18next.addResourceBundle('en', 'translation', { admin, portal });
}

/** Texts of the page of all projects, which may be the first page. */
export async function loadHomeTexts(): Promise<void> {
  const { home } = await import('../features/projects/messages/home.en.ts');
  i18next.addResourceBundle('en', 'translation', { home });
}

/** Texts of the district page. */
export async function loadDistrictTexts(): Promise<void> {
  const { districtPage } = await import('../features/district/messages/district.en.ts');
  i18next.addResourceBundle('en', 'translation', { districtPage });
}

/** Step texts for the cards of that page, separate from the other texts of a project's screens. */
export async function loadCardTexts(): Promise<void> {
  const { cards } = await import('./cards.en.ts');
  if (!hasAllTexts) i18next.addResourceBundle('en', 'translation', cards);
}

/** Texts of the brief on a submission are loaded with it. */
export async function loadBriefTexts(): Promise<void> {
  const { brief } = await import('../features/review/messages/brief.en.ts');
  i18next.addResourceBundle('en', 'translation', { brief });
}

/** Texts of the case file are loaded with its page, together with those of the briefs in it. */
export async function loadCaseFileTexts(): Promise<void> {
  const [{ caseFile }] = await Promise.all([import('../features/review/messages/case-file.en.ts'), loadBriefTexts()]);
  i18next.addResourceBundle('en', 'translation', { caseFile });
}

/** Texts of the authority's Inbox are loaded with it. */
export async function loadInboxTexts(): Promise<void> {
  const { inbox } = await import('../features/inbox/messages/inbox.en.ts');
  i18next.addResourceBundle('en', 'translation', { inbox });
}

/** Texts of the alternatives of the mitigation. */
export async function loadScenarioTexts(): Promise<void> {
  const { scenarios } = await import('../features/mitigation/messages/scenarios.en.ts');
  i18next.addResourceBundle('en', 'translation', { scenarios });
}

/** Texts of the place search, of measuring and of the base map are loaded with the first of them. */
export async function loadMapToolTexts(): Promise<void> {
  const [{ placeSearch }, { measure }] = await Promise.all([
    import('../features/places/messages/places.en.ts'),
    import('../features/measure/messages/measure.en.ts'),
  ]);
  i18next.addResourceBundle('en', 'translation', { placeSearch, measure });
}

/** Texts of the results are loaded with their panel. */
export async function loadResultsTexts(): Promise<void> {
  const { overview } = await import('../features/results/messages/overview.en.ts');
  i18next.addResourceBundle('en', 'translation', { overview });
}

/** Starts with the language chosen before. If it cannot be loaded, English is used for this visit only. */
export async function startLanguage(): Promise<void> {
  const language = readLanguage();
  if (language !== 'en') await show(language).catch(() => undefined);
}

/** A choice in one tab applies to all tabs. */
export const followOtherTabs = () => onOtherTabLanguageChange((language) => void show(language).catch(() => undefined));

/** All texts on the page change at once; nothing is reloaded and no typed text is lost. */
export async function changeLanguage(language: Language): Promise<void> {
  await show(language);
  storeLanguage(language);
}

async function show(language: Language): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await catalogues[language]());
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}
