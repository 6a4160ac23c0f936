import { expect, test, vi } from 'vitest'
import { memoryAnswerStore } from './answer-store.ts'
import { autosaveWorld, candidateId, passing, q1, q2 } from './autosave-world.ts'
import { moment } from './faulty-server.ts'
import { openAnswerStore } from './open-answer-store.ts'

const world = autosaveWorld()
const { rows, saves, open, left, kept, now } = world

test('nor does a late copy undo what was typed on another device since', async () => {
  const phone = open()
  phone.change(q2, 'so that the phone knows what time it is')
  await phone.flush()
  world.faults = ['copied']
  phone.change(q1, 'phone, older')
  await phone.flush()
  await passing()
  const laptop = open({ device: 'laptop', store: memoryAnswerStore() })
  laptop.change(q1, 'laptop, newer')
  await laptop.flush()
  await passing()
  world.deliver()
  expect(rows.get(q1)?.value).toBe('laptop, newer')
})

test('the clocks of device and server may differ by hours', async () => {
  world.serverAhead = -3 * 3_600_000
  const autosave = open()
  autosave.change(q2, 'first')
  await autosave.flush()
  autosave.change(q1, 'phone')
  await autosave.flush()
  expect(Math.abs((rows.get(q1)?.typedAt ?? 0) - now())).toBeLessThan(2000)
  await passing()
  const other = open({ device: 'laptop' })
  other.change(q1, 'laptop')
  await other.flush()
  expect(rows.get(q1)?.value).toBe('laptop')
})

test('two devices: the newer answer of each question stands, and both are told', async () => {
  const [phone, laptop] = [open(), open({ device: 'laptop', store: memoryAnswerStore() })]
  await phone.start()
  await laptop.start()
  world.faults = ['lost']
  phone.change(q1, 'phone, older')
  await phone.flush()
  await passing()
  laptop.change(q1, 'laptop, newer')
  laptop.change(q2, 'laptop, older')
  await laptop.flush()
  await passing()
  phone.change(q2, 'phone, newer')
  await phone.flush()

  expect([rows.get(q1)?.value, rows.get(q2)?.value]).toEqual(['laptop, newer', 'phone, newer'])
  expect(phone.now().answers).toEqual({ [q1]: 'laptop, newer', [q2]: 'phone, newer' })
  expect(Object.fromEntries(phone.now().news)).toEqual({
    [q1]: { kind: 'newer', other: 'phone, older' },
    [q2]: { kind: 'replaced', other: 'laptop, older' },
  })
  expect(await left()).toEqual([])

  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 21_000)
  await laptop.refresh()
  vi.restoreAllMocks()
  expect(laptop.now().answers[q2]).toBe('phone, newer')
  expect([...laptop.now().news]).toEqual([[q2, { kind: 'newer', other: 'laptop, older' }]])
})

test('whoever changes on the laptop what they read there is not told of the phone it was typed on yesterday', async () => {
  rows.set(q1, { value: 'yesterday', typedAt: Date.now() - 86_400_000, device: 'phone', order: 0 })
  const items = [kept(q1, 'laptop')] as never
  const laptop = open({ device: 'laptop', first: { formVersion: 1, savedAt: moment(now()), items } })
  laptop.change(q1, 'today')
  await laptop.flush()
  expect(rows.get(q1)?.value).toBe('today')
  expect(laptop.now().news.size).toBe(0)
})

test('a page that stays open hears that the application was handed in on another device', async () => {
  const laptop = open({ device: 'laptop' })
  expect(laptop.now().submittedAt).toBeNull()
  const sent = moment(now())
  world.submittedAt = sent
  laptop.change(q1, 'typed after it')
  await laptop.flush()
  expect(laptop.now().submittedAt).toBe(sent)
})

test('two tabs of one browser show the same, and nobody is told of another device', async () => {
  const [first, other] = [open(), open()]
  await first.start()
  await other.start()
  first.change(q1, 'typed once')
  await vi.waitFor(() => expect(other.now().answers[q1]).toBe('typed once'))
  expect(other.now().waiting.size).toBe(0)
  await first.flush()
  expect(other.now().news.size).toBe(0)
})

test('somebody else on the same device sees and sends none of it', async () => {
  world.faults = ['lost']
  const autosave = open()
  autosave.change(q1, 'mine')
  await autosave.flush()
  world.killPages()

  const other = open({ owner: '0199a000-0000-7000-8000-00000000000c' })
  await other.start()
  await other.flush()
  expect(other.now().answers).toEqual({})
  expect(saves).toEqual([])
  expect(await left()).toEqual([[q1, 'mine']])
})

test('whoever leaves a shared computer leaves nothing there, and takes nothing of anybody else along', async () => {
  const other = '0199a000-0000-7000-8000-00000000000c'
  for (const owner of [undefined, other]) {
    world.faults = ['lost']
    const autosave = open(owner ? { owner } : {})
    autosave.change(q1, 'typed in the tunnel')
    await autosave.flush()
    world.killPages()
  }
  await (await openAnswerStore()).clear(candidateId)
  expect(await left()).toEqual([])
  expect(await left(other)).toEqual([[q1, 'typed in the tunnel']])
})
