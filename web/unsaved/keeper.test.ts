import { expect, test, vi } from 'vitest'
import { moment } from './faulty-server.ts'
import { keeperWorld, q1, q2 } from './keeper-world.ts'

const world = keeperWorld()
const { rows, saves, open, left, kept, now } = world

test('what is typed lies on the device at once, and leaves it when the server has it', async () => {
  const keeper = open()
  keeper.change(q1, 'Ayşe')
  keeper.change(q2, 42)
  expect(keeper.now()).toMatchObject({ answers: { [q1]: 'Ayşe', [q2]: 42 }, phase: 'saving' })
  await vi.waitFor(async () =>
    expect(await left()).toEqual([
      [q1, 'Ayşe'],
      [q2, 42],
    ]),
  )

  expect(await keeper.flush()).toBe(true)
  expect(saves).toHaveLength(1)
  expect(rows.get(q1)?.value).toBe('Ayşe')
  expect(keeper.now().phase).toBe('saved')
  expect(await left()).toEqual([])
})

test('what is typed while a save is on its way goes with the next one', async () => {
  const keeper = open()
  keeper.change(q1, 'A')
  const sending = keeper.flush()
  keeper.change(q1, 'Ay')
  await sending
  expect(saves.map(({ answers }) => answers.map(({ value }) => value))).toEqual([['A'], ['Ay']])
  expect(await left()).toEqual([])
})

test('after a reload what did not get through is on the screen again, before older answers, and is sent', async () => {
  rows.set(q1, { value: 'older', typedAt: Date.now() - 60_000, device: 'phone', order: 0 })
  const before = open()
  world.faults = ['lost']
  before.change(q1, 'typed in the tunnel')
  await before.flush()
  world.killPages()

  const items = [kept(q1, 'phone')] as never
  const keeper = open({ first: { formVersion: 1, savedAt: moment(now()), items } })
  expect(keeper.now().answers[q1]).toBe('older')
  await keeper.start()
  expect(keeper.now().answers[q1]).toBe('typed in the tunnel')
  await keeper.flush()
  expect(rows.get(q1)?.value).toBe('typed in the tunnel')
  expect(await left()).toEqual([])
})

test('when the page goes, what waits goes along', async () => {
  const keeper = open()
  keeper.change(q1, 'last words')
  keeper.leave()
  await vi.waitFor(() => expect(rows.get(q1)?.value).toBe('last words'))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})
