import type { Page } from '@playwright/test';
import { en } from '../../../../apps/web/src/texts/en.ts';
import type { Translated } from '../../../../apps/web/src/texts/translated.ts';
import { zhHans } from '../../../../apps/web/src/texts/zh-hans.ts';
import { zhHant } from '../../../../apps/web/src/texts/zh-hant.ts';
import { expect } from '../expect.ts';

export type Words = Translated<typeof en>;

const translations = {
  en: { name: 'English', words: en as Words },
  'zh-Hant': { name: '繁體中文', words: zhHant as Words },
  'zh-Hans': { name: '简体中文', words: zhHans as Words },
} as const;
export type ShownLanguage = keyof typeof translations;

const listTexts = (catalogue: object): string[] =>
  Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? [value] : listTexts(value)));

/** Texts of two words or more without a placeholder: nobody names a zone or equipment like this. */
const phrases = listTexts(en).filter((text) => !text.includes('{{') && /[a-z] [A-Za-z]/.test(text));
/** Words that occur in sentences but not in names of places, works and equipment. */
const SENTENCE = /\b(the|is|are|was|were|has|have|been|please|this|these|not|you|your)\b/i;

/** All visible or announced text on the screen, except the printed pages, whose language is a separate choice. */
const readScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, textarea, [lang^="en"]')) continue;
      if (!(node instanceof Element)) texts.push(node.textContent ?? '');
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
          texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => /[a-z]{2}/.test(text));
  });

/** The screens in this language. */
export class LanguagePage {
  readonly page: Page;
  readonly words: Words;
  readonly language: ShownLanguage;
  /** Text that users entered in the project, in any language. */
  readonly written: readonly string[];
  constructor(page: Page, language: ShownLanguage, written: readonly string[]) {
    this.written = written;
    this.page = page;
    this.language = language;
    this.words = translations[language].words;
  }

  /** Works from any current language. */
  async choose(language: ShownLanguage = this.language): Promise<void> {
    const button = this.page.getByRole('button', { name: /^(Language: |語言：|语言：)/ });
    await expect(button).toHaveCount(1);
    await button.click();
    await this.page.getByRole('menuitem', { name: translations[language].name, exact: true }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  /** Simulates a choice in another tab of the browser, so that everything open here stays open. */
  async chooseElsewhere(): Promise<void> {
    await this.page.evaluate((newValue) => {
      localStorage.setItem('quietsite.language', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'quietsite.language', newValue }));
    }, this.language);
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.language);
  }

  /** Leftover English text. */
  async readEnglish(): Promise<readonly string[]> {
    const known = new Set(phrases);
    const isWritten = (text: string) => this.written.some((words) => words !== '' && text.includes(words));
    const isEnglish = (text: string) => known.has(text) || (SENTENCE.test(text) && !isWritten(text));
    return (await readScreen(this.page)).filter(isEnglish);
  }

  async expectNoEnglish(): Promise<void> {
    await expect.poll(() => this.readEnglish()).toEqual([]);
  }
}
