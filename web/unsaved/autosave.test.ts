import { expect, test, vi } from 'vitest'
import { autosaveWorld, q1, q2 } from './autosave-world.ts'
import { moment } from './faulty-server.ts'

const world = autosaveWorld()
const { rows, saves, open, left, kept, now } = world

test('what is typed lies on the device at once, and leaves it when the server has it', async () => {
  const autosave = open()
  autosave.change(q1, 'Ayşe')
  autosave.change(q2, 42)
  expect(autosave.now()).toMatchObject({ answers: { [q1]: 'Ayşe', [q2]: 42 }, phase: 'saving' })
  await vi.waitFor(async () =>
    expect(await left()).toEqual([
      [q1, 'Ayşe'],
      [q2, 42],
    ]),
  )

  expect(await autosave.flush()).toBe(true)
  expect(saves).toHaveLength(1)
  expect(rows.get(q1)?.value).toBe('Ayşe')
  expect(autosave.now().phase).toBe('saved')
  expect(await left()).toEqual([])
})

test('what is typed while a save is on its way goes with the next one', async () => {
  const autosave = open()
  autosave.change(q1, 'A')
  const sending = autosave.flush()
  autosave.change(q1, 'Ay')
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
  const autosave = open({ first: { formVersion: 1, savedAt: moment(now()), items } })
  expect(autosave.now().answers[q1]).toBe('older')
  await autosave.start()
  expect(autosave.now().answers[q1]).toBe('typed in the tunnel')
  await autosave.flush()
  expect(rows.get(q1)?.value).toBe('typed in the tunnel')
  expect(await left()).toEqual([])
})

test('when the page goes, what waits goes along', async () => {
  const autosave = open()
  autosave.change(q1, 'last words')
  autosave.leave()
  await vi.waitFor(() => expect(rows.get(q1)?.value).toBe('last words'))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})
