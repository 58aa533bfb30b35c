import { describe, expect, test } from '@jest/globals';
import { errorResponseSchema, type ErrorResponse } from '@almanaque/shared-contracts/schemas';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '@almanaque/api';
import { writeXlsx } from 'hucre/xlsx';
import { JPEG, PNG, WEBP } from '../../pictures/testing/pictures.ts';
import { ENGINES } from '../../testing/engines.ts';
import { PLANS, usePlans } from '../../testing/use-plans.ts';
import { fileName } from './file-name.ts';
import { zipOf } from './testing/zip-of.ts';
import { forgetFiles } from './write-attachments.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj');
const DAY_MS = 86_400_000;
const DOCX = zipOf('[Content_Types].xml', 'word/document.xml');

test.each([
  ['C:\\docs\\Presupuesto.PDF', 'pdf', 'Presupuesto.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['foto.jpeg', 'jpg', 'foto.jpg'],
  ['planilla.exe', 'xlsx', 'planilla.exe.xlsx'],
  ['menú "\u202efdp\n.pdf', 'pdf', 'menú fdp.pdf'],
  ['.pdf', 'pdf', 'archivo.pdf'],
  ['a'.repeat(255), 'png', `${'a'.repeat(120)}.png`],
  [`${'a'.repeat(119)}🎂🎉`, 'png', `${'a'.repeat(119)}.png`],
] as const)('«%s» is called by its last part, and ends as its kind (%s)', (name, kind, called) =>
  expect(fileName(name, kind)).toBe(called),
);

describe.each(ENGINES)('files of a plan on %s', (_engine, openPlace) => {
  const { server, ana, send, make, addEvent } = usePlans(openPlace);
  const collaborator = server.useVisitor('colaborador', 'caro@empresa.com.ar');
  const newPlan = async () =>
    make(`empresa-${(await addEvent({ title: 'Cena', date: '2098-12-17' })).id}`);
  const post = (plan: string, name: string, content: Buffer, more = '', who = ana) =>
    who.send(
      'POST',
      `${PLANS}/${plan}/attachments?name=${encodeURIComponent(name)}${more}`,
      content,
      {
        // Whatever the browser calls it.
        'content-type': 'text/html',
      },
    );
  const get = (plan: string, id = '', who = ana) =>
    who.send('GET', `${PLANS}/${plan}/attachments/${id}`);
  const filesOf = async (plan: string) => (await send('GET', `/${plan}`)).attachments ?? [];
  const refused = async (answer: ReturnType<typeof post>): Promise<[number, ErrorResponse]> => {
    const { statusCode, json } = await answer;
    return [statusCode, errorResponseSchema.parse(json())];
  };

  test('each kind is kept as it is, and downloaded by its name', async () => {
    const { id } = await newPlan();
    const xlsx = Buffer.from(
      await writeXlsx({ sheets: [{ name: 'Menú', rows: [['Torta']], columns: [{ width: 9 }] }] }),
    );
    const sent = [
      ['Menú 2.pdf', PDF, 'application/pdf'],
      ['a.png', PNG, 'image/png'],
      ['a.jpg', JPEG, 'image/jpeg'],
      ['a.webp', WEBP, 'image/webp'],
      ['a.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
      ['a.docx', DOCX, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const;
    for (const [name, content] of sent)
      expect((await post(id, name, content)).statusCode).toBe(201);
    const files = await filesOf(id);
    expect(files.map(({ name, bytes }) => [name, bytes])).toEqual(
      sent.map(([name, content]) => [name, content.length]),
    );
    for (const [place, [, content, mediaType]] of sent.entries()) {
      const { headers, rawPayload } = await get(id, files[place]?.id);
      expect(rawPayload.equals(content)).toBe(true);
      expect(headers).toMatchObject({
        'content-type': mediaType,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
      expect(headers['content-disposition']).toMatch(/^attachment; /);
    }
    expect((await get(id, files[0]?.id)).headers['content-disposition']).toBe(
      `attachment; filename="Menu 2.pdf"; filename*=UTF-8''Men%C3%BA%202.pdf`,
    );
    const recorded = await server.database
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', id)
      .where('action', '=', 'plan.attachments-changed')
      .execute();
    expect(recorded).toHaveLength(sent.length);
  });

  test('what it is its content tells, and what is wrong is said', async () => {
    const { id } = await newPlan();
    for (const content of [
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      zipOf('leeme.txt'),
      zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      DOCX.subarray(0, -30),
    ]) {
      expect(await refused(post(id, 'a.pdf', content))).toMatchObject([
        415,
        { message: expect.stringContaining('tiene que ser PDF, PNG, JPG, WebP, XLSX o DOCX') },
      ]);
    }
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_ATTACHMENT_BYTES)]);
    expect(await refused(post(id, 'a.pdf', large))).toMatchObject([
      413,
      { message: expect.stringContaining('pesa más de 5 MB') },
    ]);
    expect(await refused(post(id, 'a.pdf', Buffer.alloc(0)))).toMatchObject([
      400,
      { message: expect.stringContaining('está vacío') },
    ]);
    const exact = Buffer.concat([PDF, Buffer.alloc(MAX_ATTACHMENT_BYTES - PDF.length)]);
    expect((await post(id, 'a.pdf', exact)).statusCode).toBe(201);
    for (let count = 1; count < MAX_ATTACHMENTS; count += 1) await post(id, 'a.pdf', PDF);
    expect(await refused(post(id, 'a.pdf', PDF))).toMatchObject([
      400,
      { error: 'too_many_attachments', message: expect.stringContaining('hasta 10 archivos') },
    ]);
    expect(await filesOf(id)).toHaveLength(MAX_ATTACHMENTS);
  });

  test('sent again under the same key it is added once', async () => {
    const { id } = await newPlan();
    const key = '&id=a1b2c3d4e5f60799';
    await Promise.all([post(id, 'a.pdf', PDF, key), post(id, 'a.pdf', PDF, key)]);
    expect(await filesOf(id)).toMatchObject([{ id: 'a1b2c3d4e5f60799', kind: 'pdf' }]);
  });

  test('only who plans sends and reads them', async () => {
    const { id } = await newPlan();
    await post(id, 'a.pdf', PDF);
    const [file] = await filesOf(id);
    expect((await post(id, 'a.pdf', PDF, '', collaborator)).statusCode).toBe(403);
    expect((await get(id, file?.id, collaborator)).statusCode).toBe(403);
    const other = await newPlan();
    expect((await get(other.id, file?.id)).statusCode).toBe(404);
  });

  test('taken away it comes back undone, and goes with its plan', async () => {
    const { id } = await newPlan();
    // No other plan has the same, which would keep it.
    await post(id, 'a.pdf', Buffer.from('%PDF-1.7 alone'));
    const [file] = await filesOf(id);
    const there = async () => (await get(id, file?.id)).statusCode;
    const later = new Date(Date.now() + 2 * DAY_MS);
    const removed = await send('DELETE', `/${id}/attachments/${file?.id}?version=2`);
    expect(removed.attachments).toEqual([]);
    expect(await there()).toBe(404);
    await forgetFiles(server.database, later);
    const { version, attachments } = await send('POST', `/${id}/undo`, {
      version: removed.version,
    });
    expect(attachments).toEqual([file]);
    expect(await there()).toBe(200);

    const gone = await send('DELETE', `/${id}?version=${version}`);
    expect(await there()).toBe(404);
    await forgetFiles(server.database, later);
    await send('POST', `/${id}/undo`, { version: gone.version });
    expect(await there()).toBe(200);

    // What can be brought back no more goes after a day.
    await server.database.deleteFrom('plans').where('id', '=', id).execute();
    const kept = () => server.database.selectFrom('plan_files').select('hash').execute();
    const before = (await kept()).length;
    await server.database.deleteFrom('plan_attachments').execute();
    await server.database.updateTable('plans').set({ undo: null }).execute();
    await forgetFiles(server.database, new Date());
    expect(await kept()).toHaveLength(before);
    await forgetFiles(server.database, later);
    expect(await kept()).toEqual([]);
  });
});
