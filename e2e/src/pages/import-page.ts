import type { Locator } from '@playwright/test';
import type { SampleProgramme } from '../../../packages/fixtures/src/programmes/sample-programme.ts';
import { expect } from './expect.ts';
import { readProgramme, SchedulePage } from './schedule-page.ts';
import { readMap } from './server-data.ts';

export interface ProgrammeUpload {
  readonly name: string;
  readonly content: string | Buffer;
  /** The type the browser reports. */
  readonly mimeType?: string;
}

/** The programme import dialog. */
export class ImportPage extends SchedulePage {
  get import(): Locator {
    return this.dialog('Import a programme');
  }
  get groups(): Locator {
    return this.import.getByRole('table', { name: 'Groups in the programme' });
  }
  get changes(): Locator {
    return this.import.getByRole('table', { name: 'What the update changes' });
  }
  press(name: string): Promise<void> {
    return this.import.getByRole('button', { name, exact: true }).click();
  }
  /** A row of the comparison, by its checkbox. */
  change(kind: 'Added' | 'Changed' | 'Removed', name: string): Locator {
    return this.changes.getByRole('row').filter({ has: this.box(kind, name) });
  }
  box(kind: 'Added' | 'Changed' | 'Removed', name: string): Locator {
    return this.page.getByRole('checkbox', { name: `${kind}: ${name}`, exact: true });
  }

  async openImport(): Promise<void> {
    await this.button('Import...').first().click();
    await expect(this.import.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  }

  async choose({ name, content, mimeType = 'application/octet-stream' }: ProgrammeUpload): Promise<void> {
    await this.import
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: typeof content === 'string' ? Buffer.from(content) : content });
  }

  async importFile(file: ProgrammeUpload): Promise<void> {
    await this.openImport();
    await this.choose(file);
  }

  /** The stored programme, in the format of the imported file. */
  async listStored(projectId: number): Promise<string[]> {
    const { zones } = await readMap(this.page, projectId);
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    const { tasks } = await readProgramme(this.page, projectId);
    return tasks
      .map(({ zoneId, constructionWork, name, start, end }) =>
        [names.get(zoneId), constructionWork, name, start, end].join(' | '),
      )
      .sort();
  }

  /** Equipment rows by activity. */
  async countRows(projectId: number): Promise<ReadonlyMap<number, number>> {
    const { equipmentRows } = await readProgramme(this.page, projectId);
    const rows = Map.groupBy(equipmentRows, ({ taskId }) => taskId);
    return new Map([...rows].map(([taskId, { length }]) => [taskId, length]));
  }
}

export const listActivities = ({ activities }: SampleProgramme): string[] =>
  activities
    .map(({ zoneName, constructionWork, name, start, end }) =>
      [zoneName, constructionWork, name, start, end].join(' | '),
    )
    .sort();
