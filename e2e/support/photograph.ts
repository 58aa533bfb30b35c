import type { Page } from '@playwright/test';

/** What a photograph says of where it was taken. */
export const PLACE = 'lugar secreto';

/** A photograph of 1600 × 1200 that says where it was taken: a JPEG with an Exif segment. */
export async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1200];
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#c33';
      context.fillRect(0, 0, 1600, 600);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const exif = Buffer.from(`Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0 ${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)]);
}
