import { expect, it } from 'vitest';
import { createRepeatedCalls } from '../../../demo/portal/http/repeated-calls';
import { openPortal, post } from '../open-portal';
import { annaId } from '../small-catalog';

const lists = '/services/frontpage/api/v1/lists';

it('the portal carries out a write once, and answers its repeat like the first [R-API-004 O-15 A-138]', async () => {
  const { send, json } = await openPortal();
  const write = (id: string, person = annaId) =>
    send(createPath, {
      ...post({ name: 'A list', description: '', color: '' }),
      person,
      headers: { 'x-correlation-id': id },
    });
  const createPath = `${lists}/create`;
  const first = await write('c-1');
  expect(first.status).toBe(200);
  const again = await write('c-1');
  expect(await again.text()).toBe(await first.text());
  const owned = async () => (await json<unknown[]>(`${lists}/owned`, { person: annaId })).length;
  const before = await owned();
  await write('c-1');
  expect(await owned()).toBe(before);
  await write('c-2');
  expect(await owned()).toBe(before + 1);
});

const identity = { operation: 'createList', personId: '1', address: 'POST /create', correlationId: 'c' };

it('a repeat is recognised by operation, person, address and id, for five minutes [R-API-004 O-15]', async () => {
  let now = 0;
  let times = 0;
  const calls = createRepeatedCalls(() => now);
  const made = async (more: object = {}) => {
    await calls.once({ ...identity, ...more }, () => Promise.resolve(Response.json((times += 1))));
    return times;
  };
  expect([await made(), await made()]).toEqual([1, 1]);
  expect(await made({ personId: '2' })).toBe(2);
  expect(await made({ operation: 'editList' })).toBe(3);
  expect(await made({ address: 'POST /other' })).toBe(4);
  expect([await made({ correlationId: undefined }), await made({ correlationId: undefined })]).toEqual([
    5, 6,
  ]);
  now = 4 * 60_000;
  expect(await made()).toBe(6);
  now = 6 * 60_000;
  expect(await made()).toBe(7);
});

it('a failed write is carried out when it is repeated [O-15]', async () => {
  const calls = createRepeatedCalls(() => 0);
  const answer = (status: number) =>
    calls.once(identity, () => Promise.resolve(new Response(null, { status })));
  expect((await answer(401)).status).toBe(401);
  expect((await answer(500)).status).toBe(500);
  expect((await answer(200)).status).toBe(200);
  expect((await answer(500)).status).toBe(200);
  const broken = { ...identity, correlationId: 'd' };
  await expect(calls.once(broken, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await calls.once(broken, () => Promise.resolve(new Response()))).status).toBe(200);
});
