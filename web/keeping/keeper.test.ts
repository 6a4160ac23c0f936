import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readAnswers, saveAnswers } from '#contract/application-answers.ts'
import { askWithSession } from '#web/session/ask-with-session.ts'
import { forgetSession, keepSession } from '#web/session/store.ts'
import { openShelf } from './indexed-shelf.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { memoryShelf, type Shelf } from './shelf.ts'
import { openTabs } from './tabs.ts'

const candidateId = '0199a000-0000-7000-8000-00000000000a'
const applicationId = '0199a000-0000-7000-8000-0000000000b1'
const [q1, q2] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002']

interface Row {
  value: unknown
  typedAt: number
  device: string
  order: number
}
interface Body {
  device: string
  order: number
  lastPlace?: string
  answers: { questionId: string; value: unknown; age: number; typedAt?: string }[]
}

/** An application as the server keeps it: of each question what was typed last, and of one device what it saved last. */
const rows = new Map<string, Row>()
const saves: Body[] = []
/** What happens to the next requests, one each; afterwards all goes well. */
type Fault = 'lost' | 'answerLost' | 'busy' | 'late' | 'copied' | 'refuseLong' | { status: number; code: string }
let faults: Fault[] = []
let serverAhead = 0
const now = () => Date.now() + serverAhead
/** Requests that the network has not delivered yet. */
let onTheWay: (() => void)[] = []

const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => answer(request.method ?? '', request.url ?? '', text, response))
})

function answer(method: string, url: string, text: string, response: ServerResponse) {
  const send = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const problem = (status: number, code: string) => send(status, { type: 'x', title: code, status, detail: code, code })
  if (url === '/api/accounts/token') return problem(401, 'accounts.sessionEnded')
  if (method === 'GET') {
    const device = new URL(url, 'http://x').searchParams.get('device')
    return send(200, { formVersion: 1, savedAt: moment(now()), items: [...rows].map(([id]) => kept(id, device)) })
  }
  const body = JSON.parse(text) as Body
  const fault = faults.shift()
  if (fault === 'lost') return response.destroy()
  if (fault === 'busy') return problem(503, 'server.busy')
  if (typeof fault === 'object') return problem(fault.status, fault.code)
  if (fault === 'refuseLong' && body.answers.some(({ value }) => String(value).length > 10)) {
    faults.unshift('refuseLong')
    return problem(400, 'request.invalid')
  }
  if (fault === 'late') {
    onTheWay.push(() => save(body))
    return response.destroy()
  }
  if (fault === 'copied') onTheWay.push(() => save(body))
  const saved = save(body)
  if (fault === 'answerLost') return response.destroy()
  return send(200, saved)
}

function save({ device, order, answers, ...rest }: Body) {
  saves.push({ device, order, answers, ...rest })
  const newer: object[] = []
  const replaced: object[] = []
  for (const { questionId, value, age, typedAt } of answers) {
    const typed = Math.min(typedAt ? Date.parse(typedAt) : now() - age, now())
    const before = rows.get(questionId)
    const isOwn = before?.device === device
    const isNewer = !before || (isOwn ? order > before.order : typed >= before.typedAt)
    if (before && !isOwn) (isNewer ? replaced : newer).push(kept(questionId, device))
    if (isNewer) rows.set(questionId, { value, typedAt: typed, device, order })
  }
  return { savedAt: moment(now()), formVersion: 1, newer, replaced, problems: [] }
}

function kept(questionId: string, device: string | null) {
  const { value, typedAt, device: own } = rows.get(questionId) as Row
  return { questionId, value, typedAt: moment(typedAt), isOwn: own === device }
}
const moment = (at: number) => new Date(at).toISOString()

let origin = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  rows.clear()
  saves.length = 0
  faults = []
  onTheWay = []
  serverAhead = 0
})
const keepers: Keeper[] = []
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.stop()
  vi.unstubAllGlobals()
})
afterAll(() => {
  forgetSession()
  server.close()
})

interface Where {
  readonly device?: string
  readonly owner?: string
  readonly shelf?: Shelf
  readonly first?: Parameters<typeof createKeeper>[0]['first']
}

/** The wizard, opened on some device. */
function open({ device = 'phone', owner = candidateId, shelf, first }: Where = {}) {
  const ask = askWithSession(origin, 'tr')
  const one = { candidateId: owner, id: applicationId }
  const keeper = createKeeper({
    candidateId: owner,
    applicationId,
    device,
    order: () => ++order,
    server: {
      save: (body, { keepalive }) => ask(saveAnswers, { ...one, ...body }, { keepalive }),
      read: () => ask(readAnswers, { ...one, device }),
    },
    shelf: shelf ? async () => shelf : openShelf,
    // Another device is out of earshot.
    tabs: device === 'phone' ? openTabs() : { tell() {}, join: () => () => {} },
    first: first ?? { formVersion: 1, savedAt: moment(Date.now()), items: [] },
  })
  keepers.push(keeper)
  return keeper
}

const left = async (owner = candidateId) =>
  (await (await openShelf()).of(owner, applicationId)).map(({ questionId, value }) => [questionId, value])
let order = 0
const passing = () => new Promise((go) => setTimeout(go, 5))

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

test('lost on the way: it stays on the device, is counted, and arrives once the network is back', async () => {
  faults = ['lost']
  const keeper = open()
  keeper.change(q1, 'Ayşe')
  expect(await keeper.flush()).toBe(false)
  expect(keeper.now()).toMatchObject({ phase: 'offline', trouble: { kind: 'unreachable' } })
  expect(keeper.now().waiting.size).toBe(1)
  expect(await left()).toEqual([[q1, 'Ayşe']])
  await keeper.retry()
  expect(rows.get(q1)?.value).toBe('Ayşe')
  expect(keeper.now().phase).toBe('saved')
})

test('a busy server is asked again by itself', async () => {
  faults = ['busy']
  const keeper = open()
  keeper.change(q1, 'Ayşe')
  await keeper.flush()
  expect(keeper.now()).toMatchObject({ phase: 'offline', trouble: { kind: 'busy' } })
  await vi.waitFor(() => expect(rows.get(q1)?.value).toBe('Ayşe'), 3000)
})

test('saved, but the answer was lost: it is sent again and changes nothing more', async () => {
  faults = ['answerLost']
  const keeper = open()
  keeper.change(q1, 'Ayşe')
  expect(await keeper.flush()).toBe(false)
  expect(await keeper.flush()).toBe(true)
  expect(saves).toHaveLength(2)
  expect(rows.size).toBe(1)
  expect(await left()).toEqual([])
})

test('a save that arrives after a later one, or twice, is no newer than it was', async () => {
  const keeper = open()
  faults = ['late']
  keeper.change(q1, 'first')
  await keeper.flush()
  await passing()
  keeper.change(q1, 'second')
  await keeper.flush()
  faults = ['copied']
  await passing()
  keeper.change(q2, 'before')
  await keeper.flush()
  await passing()
  keeper.change(q2, 'after')
  await keeper.flush()
  await passing()
  for (const deliver of onTheWay) deliver()
  expect(rows.get(q1)?.value).toBe('second')
  expect(rows.get(q2)?.value).toBe('after')
})

test('nor does a late copy undo what was typed on another device since', async () => {
  const phone = open()
  phone.change(q2, 'so that the phone knows what time it is')
  await phone.flush()
  faults = ['copied']
  phone.change(q1, 'phone, older')
  await phone.flush()
  await passing()
  const laptop = open({ device: 'laptop', shelf: memoryShelf() })
  laptop.change(q1, 'laptop, newer')
  await laptop.flush()
  await passing()
  for (const deliver of onTheWay) deliver()
  expect(rows.get(q1)?.value).toBe('laptop, newer')
})

test('the clocks of device and server may differ by hours', async () => {
  serverAhead = -3 * 3_600_000
  const keeper = open()
  keeper.change(q2, 'first')
  await keeper.flush()
  keeper.change(q1, 'phone')
  await keeper.flush()
  expect(Math.abs((rows.get(q1)?.typedAt ?? 0) - now())).toBeLessThan(2000)
  await passing()
  const other = open({ device: 'laptop' })
  other.change(q1, 'laptop')
  await other.flush()
  expect(rows.get(q1)?.value).toBe('laptop')
})

test('after a reload what did not get through is on the screen again, before older answers, and is sent', async () => {
  rows.set(q1, { value: 'older', typedAt: Date.now() - 60_000, device: 'phone', order: 0 })
  const before = open()
  faults = ['lost']
  before.change(q1, 'typed in the tunnel')
  await before.flush()
  keepers.length = 0

  const items = [kept(q1, 'phone')] as never
  const keeper = open({ first: { formVersion: 1, savedAt: moment(now()), items } })
  expect(keeper.now().answers[q1]).toBe('older')
  await keeper.start()
  expect(keeper.now().answers[q1]).toBe('typed in the tunnel')
  await keeper.flush()
  expect(rows.get(q1)?.value).toBe('typed in the tunnel')
  expect(await left()).toEqual([])
})

test('two devices: the newer answer of each question stands, and both are told', async () => {
  const [phone, laptop] = [open(), open({ device: 'laptop', shelf: memoryShelf() })]
  await phone.start()
  await laptop.start()
  faults = ['lost']
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

test('two tabs of one browser show the same, and nobody is told of another device', async () => {
  const [one, other] = [open(), open()]
  await one.start()
  await other.start()
  one.change(q1, 'typed once')
  await vi.waitFor(() => expect(other.now().answers[q1]).toBe('typed once'))
  expect(other.now().waiting.size).toBe(0)
  await one.flush()
  expect(other.now().news.size).toBe(0)
})

test('a session that has ended drops nothing; the same person sends it after signing in again', async () => {
  keepSession({ accessToken: 'old', refreshToken: null, fullname: 'Ayşe Yılmaz' } as Parameters<typeof keepSession>[0])
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('sessionStorage', {})
  faults = [{ status: 401, code: 'accounts.signInNeeded' }]
  const keeper = open()
  keeper.change(q1, 'Ayşe')
  expect(await keeper.flush()).toBe(false)
  expect(keeper.now()).toMatchObject({ phase: 'failed', trouble: { kind: 'signedOut' } })
  keeper.change(q2, 'written afterwards')
  await keeper.flush()
  expect(saves).toEqual([])
  keeper.stop()

  const again = open()
  await again.start()
  await again.flush()
  expect([rows.get(q1)?.value, rows.get(q2)?.value]).toEqual(['Ayşe', 'written afterwards'])
})

test('somebody else on the same device sees and sends none of it', async () => {
  faults = ['lost']
  const keeper = open()
  keeper.change(q1, 'mine')
  await keeper.flush()
  keepers.length = 0

  const other = open({ owner: '0199a000-0000-7000-8000-00000000000c' })
  await other.start()
  await other.flush()
  expect(other.now().answers).toEqual({})
  expect(saves).toEqual([])
  expect(await left()).toEqual([[q1, 'mine']])
})

test('a closed application stops the saving and says so, and what was typed stays on the device', async () => {
  faults = [{ status: 409, code: 'applications.closed' }]
  const keeper = open()
  keeper.change(q1, 'too late')
  expect(await keeper.flush()).toBe(false)
  keeper.change(q2, 'later still')
  await keeper.flush()
  expect(keeper.now()).toMatchObject({
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
  faults = ['refuseLong']
  const keeper = open()
  keeper.change(q1, 'much too long for it')
  keeper.change(q2, 'short')
  expect(await keeper.flush()).toBe(false)
  expect(rows.get(q2)?.value).toBe('short')
  expect([...keeper.now().refused.keys()]).toEqual([q1])
  expect(await left()).toEqual([[q1, 'much too long for it']])
  keeper.change(q1, 'shorter')
  expect(await keeper.flush()).toBe(true)
})

test('when the page goes, what waits goes along', async () => {
  const keeper = open()
  keeper.change(q1, 'last words')
  keeper.leave()
  await vi.waitFor(() => expect(rows.get(q1)?.value).toBe('last words'))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})

test('without IndexedDB it is saved all the same, and the page knows that nothing would outlive it', async () => {
  vi.stubGlobal('indexedDB', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const keeper = open()
  keeper.change(q1, 'private')
  await vi.waitFor(() => expect(keeper.now().isSafe).toBe(false))
  await keeper.flush()
  expect(rows.get(q1)?.value).toBe('private')
  vi.restoreAllMocks()
})
