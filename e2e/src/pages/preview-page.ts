import type { Locator } from '@playwright/test';
import type { CalculationInput, Project } from '@quietsite/contracts';
import { EquipmentPage } from './equipment-page.ts';
import { expect } from './expect.ts';
import { newTitle } from './project-pages.ts';
import { findProjectId } from './server-data.ts';
import { origin } from './shell-page.ts';

/** The levels on the map and in the popup, from any calculation, with the equipment editor below. */
export class PreviewPage extends EquipmentPage {
  get mark(): Locator {
    return this.page.getByRole('status').filter({ hasText: /^Preview/ });
  }
  get notice(): Locator {
    return this.page.getByRole('status').filter({ hasText: 'The preview is not available' });
  }
  get popup(): Locator {
    return this.page.getByRole('region', { name: /^Result at / });
  }
  get mitigated(): Locator {
    return this.popup.locator('dl > div').filter({ hasText: 'Maximum mitigated CNL' }).getByRole('definition');
  }

  async open(path: string): Promise<void> {
    await this.load(path);
  }

  /** A copy of the sample with all its equipment. */
  async copySample(word: string): Promise<number> {
    const answer = await this.page.request.post(`${origin()}/api/projects/${await findProjectId(this.page)}/copies`, {
      headers: { origin: origin() },
      data: { as: 'project', title: newTitle(word), commencementDate: null, isEquipmentKept: true },
    });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as Project).id;
  }

  async readInput(projectId: number): Promise<CalculationInput> {
    const answer = await this.page.request.get(`${origin()}/api/projects/${projectId}/calculation/input`);
    expect(answer.status()).toBe(200);
    return (await answer.json()) as CalculationInput;
  }

  /** The pixels of the map around a position, as one string. */
  async readPixels(position: readonly [number, number]): Promise<string> {
    return this.page.evaluate(
      ({ x, y }) => {
        const canvases = [...document.querySelectorAll<HTMLCanvasElement>('[role="application"] canvas')];
        return canvases
          .map((canvas) => {
            const box = canvas.getBoundingClientRect();
            const [left, top] = [x - box.left - 60, y - box.top - 60];
            return canvas.getContext('2d')?.getImageData(left, top, 120, 120).data.join() ?? '';
          })
          .join('|');
      },
      await this.pixelOf([position[0], position[1]]),
    );
  }
}
