import { expect, test, vi } from 'vitest'
import { keepSession } from '#web/session/store.ts'
import { autosaveWorld, passing, q1, q2 } from './autosave-world.ts'

const world = autosaveWorld()
const { rows, saves, open, left } = world

test('lost on the way: it stays on the device, is counted, and arrives once the network is back', async () => {
  world.faults = ['lost']
  const autosave = open()
  autosave.change(q1, 'Ayşe')
  expect(await autosave.flush()).toBe(false)
  expect(autosave.now()).toMatchObject({ phase: 'offline', trouble: { kind: 'unreachable' } })
  expect(autosave.now().waiting.size).toBe(1)
  expect(await left()).toEqual([[q1, 'Ayşe']])
  await autosave.retry()
  expect(rows.get(q1)?.value).toBe('Ayşe')
  expect(autosave.now().phase).toBe('saved')
})

test('a busy server is asked again by itself', async () => {
  world.faults = ['busy']
  const autosave = open()
  autosave.change(q1, 'Ayşe')
  await autosave.flush()
  expect(autosave.now()).toMatchObject({ phase: 'offline', trouble: { kind: 'busy' } })
  await vi.waitFor(() => expect(rows.get(q1)?.value).toBe('Ayşe'), 3000)
})

test('saved, but the answer was lost: it is sent again and changes nothing more', async () => {
  world.faults = ['answerLost']
  const autosave = open()
  autosave.change(q1, 'Ayşe')
  expect(await autosave.flush()).toBe(false)
  expect(await autosave.flush()).toBe(true)
  expect(saves).toHaveLength(2)
  expect(rows.size).toBe(1)
  expect(await left()).toEqual([])
})

test('a save that arrives after a later one, or twice, is no newer than it was', async () => {
  const autosave = open()
  world.faults = ['late']
  autosave.change(q1, 'first')
  await autosave.flush()
  await passing()
  autosave.change(q1, 'second')
  await autosave.flush()
  world.faults = ['copied']
  await passing()
  autosave.change(q2, 'before')
  await autosave.flush()
  await passing()
  autosave.change(q2, 'after')
  await autosave.flush()
  await passing()
  world.deliver()
  expect(rows.get(q1)?.value).toBe('second')
  expect(rows.get(q2)?.value).toBe('after')
})

test('a session that has ended drops nothing; the same person sends it after signing in again', async () => {
  keepSession({ accessToken: 'old', refreshToken: null, fullname: 'Ayşe Yılmaz' } as Parameters<typeof keepSession>[0])
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('sessionStorage', {})
  world.faults = [{ status: 401, code: 'accounts.signInNeeded' }]
  const autosave = open()
  autosave.change(q1, 'Ayşe')
  expect(await autosave.flush()).toBe(false)
  expect(autosave.now()).toMatchObject({ phase: 'failed', trouble: { kind: 'signedOut' } })
  autosave.change(q2, 'written afterwards')
  await autosave.flush()
  expect(saves).toEqual([])
  autosave.stop()

  const again = open()
  await again.start()
  await again.flush()
  expect([rows.get(q1)?.value, rows.get(q2)?.value]).toEqual(['Ayşe', 'written afterwards'])
})

test('a closed application stops the saving and says so, and what was typed stays on the device', async () => {
  world.faults = [{ status: 409, code: 'applications.closed' }]
  const autosave = open()
  autosave.change(q1, 'too late')
  expect(await autosave.flush()).toBe(false)
  autosave.change(q2, 'later still')
  await autosave.flush()
  expect(autosave.now()).toMatchObject({
    phase: 'failed',
    trouble: { kind: 'stopped', problem: { code: 'applications.closed' } },
  })
  await vi.waitFor(async () =>
    expect(await left()).toEqual([
      [q1, 'too late'],
      [q2, 'later still'],
    ]),
  )
})

test('one answer that the server refuses holds up none of the others', async () => {
  world.faults = ['refuseLong']
  const autosave = open()
  autosave.change(q1, 'much too long for it')
  autosave.change(q2, 'short')
  expect(await autosave.flush()).toBe(false)
  expect(rows.get(q2)?.value).toBe('short')
  expect([...autosave.now().refused.keys()]).toEqual([q1])
  expect(await left()).toEqual([[q1, 'much too long for it']])
  autosave.change(q1, 'shorter')
  expect(await autosave.flush()).toBe(true)
})

test('without IndexedDB it is saved all the same, and the page knows that nothing would outlive it', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const autosave = open()
  autosave.change(q1, 'private')
  await vi.waitFor(() => expect(autosave.now().isSafe).toBe(false))
  await autosave.flush()
  expect(rows.get(q1)?.value).toBe('private')
  vi.restoreAllMocks()
})
