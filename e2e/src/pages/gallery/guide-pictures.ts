import { readFileSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { GuideStep } from '@quietsite/contracts';
import { repositoryRoot } from '../../../../tools/kit/src/stack/cluster.ts';
import { expect } from '../expect.ts';
import { LanguagePage } from './language-page.ts';

interface GuidePicture {
  readonly width: number;
  readonly height: number;
  /** Titles, buttons, tabs and columns of the screen in English, when the picture was taken. */
  readonly words: readonly string[];
}
type RecordedPictures = Partial<Record<GuideStep, GuidePicture>>;

const FOLDER = join(repositoryRoot, 'apps/web/public/guide');
const RECORD = join(repositoryRoot, 'apps/web/src/features/help/guide-pictures.json');
/** Twice the pixels of the guide, for high-density displays. */
const WIDTH = 880;
const MAX_BYTES = 100_000;
const LANGUAGES = ['zh-Hant', 'zh-Hans', 'en'] as const;
const WORDS =
  'h2, h3, [role="tab"], thead th, [role="columnheader"], label, button:not(tbody *, [role="grid"] *, li *)';

/**
 * Pictures are only made on request (`pnpm guide:pictures`); every other run checks that they still match the screens.
 */
const isMaking = process.env.GUIDE_PICTURES === 'make';

interface PictureRun {
  readonly isWhole?: boolean;
  /** Resets the screen: choosing the language may have changed it. */
  readonly renew?: () => Promise<void>;
}

/** The pictures of the guide and the screens they show. */
export class GuidePictures {
  readonly #page: Page;
  readonly #recorded: RecordedPictures = isMaking ? {} : (JSON.parse(readFileSync(RECORD, 'utf8')) as RecordedPictures);
  constructor(page: Page) {
    this.#page = page;
  }

  /** Records the words of `screen`. The picture shows `screen` or, with `isWhole`, the whole window. */
  async take(step: GuideStep, screen: Locator, { isWhole = false, renew }: PictureRun = {}): Promise<void> {
    await expect(screen).toBeVisible();
    const words = await readWords(screen);
    expect(words.length, `words of ${step}`).toBeGreaterThan(2);
    if (isMaking) await this.#make(step, words, isWhole ? null : screen, renew);
    else await this.#compare(step, words);
  }

  async finish(): Promise<void> {
    if (isMaking) await writeFile(RECORD, `${JSON.stringify(this.#recorded, null, 2)}\n`);
  }

  async #compare(step: GuideStep, words: readonly string[]): Promise<void> {
    expect(words, `the screen of ${step} changed: pnpm guide:pictures`).toEqual(this.#recorded[step]?.words);
    for (const language of LANGUAGES) {
      const { size } = await stat(join(FOLDER, `${step}.${language}.webp`));
      expect(size).toBeGreaterThan(1_000);
      expect(size).toBeLessThan(MAX_BYTES);
    }
  }

  async #make(step: GuideStep, words: readonly string[], part: Locator | null, renew: PictureRun['renew']) {
    await mkdir(FOLDER, { recursive: true });
    for (const language of LANGUAGES) {
      await new LanguagePage(this.#page, 'zh-Hant', []).choose(language);
      await renew?.();
      await this.#page.mouse.move(0, 0);
      await this.#page.waitForTimeout(800);
      const shot = await (part ? part.first().screenshot() : this.#page.screenshot());
      const { bytes, width, height } = await this.#page.evaluate(shrink, {
        png: shot.toString('base64'),
        maxWidth: WIDTH,
      });
      await writeFile(join(FOLDER, `${step}.${language}.webp`), Buffer.from(bytes, 'base64'));
      this.#recorded[step] = { width, height, words };
    }
  }
}

const readWords = (screen: Locator): Promise<string[]> =>
  screen.evaluate((root, selector) => {
    const seen = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const texts = seen.map((element) => (element.textContent || element.ariaLabel || '').trim());
    return [...new Set(texts.filter((text) => text !== ''))];
  }, WORDS);

/** Runs in the page, which can scale images and write WebP. */
async function shrink({ png, maxWidth }: { png: string; maxWidth: number }) {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))]));
  const scale = Math.min(1, maxWidth / image.width);
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
  const bytes = [...new Uint8Array(await blob.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join('');
  return { bytes: btoa(bytes), width: canvas.width, height: canvas.height };
}
