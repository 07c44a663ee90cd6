import { expect, it } from 'vitest';
import { compressPdf } from './compress-pdf.ts';

it('says what is wrong with a file that is no PDF', async () => {
  await expect(compressPdf(Buffer.from('plain text'), 10_000)).rejects.toMatchObject({
    name: 'PrintingError',
    failure: 'COMPRESSION',
    message: expect.stringContaining('PDF'),
  });
});
