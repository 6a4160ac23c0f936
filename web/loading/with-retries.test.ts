import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AskError, type FailureStatus } from '../ask.ts'
import { beginWork, onPendingWork, stopWaiting, toldNow, tryNow } from './pending-work.ts'
import { Stopped, withRetries } from './with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const call = { method: 'GET', path: '/secret' } as const
const failure = (status: FailureStatus, code?: string) =>
  new AskError(call, status, code ? ({ code } as never) : undefined)

/** A fake server that answers in turn: a text, a failure, or nothing. */
function server(...answers: readonly (string | AskError | 'nothing')[]) {
  const left = [...answers]
  const requests: number[] = []
  const ask = (signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      requests.push(Date.now())
      signal.addEventListener('abort', () => fail(signal.reason))
      const next = left.shift()
      if (next === undefined) fail(new Error('Asked too often'))
      else if (next instanceof AskError) fail(next)
      else if (next !== 'nothing') answer(next)
    })
  return { ask, requests }
}

const nothing = { because: undefined, canStop: false, canTry: false }
const shown = (because: string) => ({ because, canStop: true, canTry: true })

test('what comes at once is tried once, and nobody is told anything', async () => {
  const heard: unknown[] = []
  const forget = onPendingWork(() => heard.push(toldNow()))
  const { ask, requests } = server('it')
  expect(await withRetries(ask)).toBe('it')
  forget()
  expect(requests).toHaveLength(1)
  expect(heard).toEqual([nothing])
})

test.each<[string, AskError, string]>([
  ['a lost connection', failure('FETCH_ERROR'), 'unreachable'],
  ['no answer in time', failure('TIMEOUT_ERROR'), 'unreachable'],
  ['a page of a gate before a server that is away', failure('PARSING_ERROR'), 'unreachable'],
  ['a gate that says so in JSON', failure(502), 'unreachable'],
  ['a busy server', failure(503, 'server.busy'), 'busy'],
  ['a server that failed', failure(500, 'server.failed'), 'busy'],
])('%s is tried again, and told after two seconds', async (_, lost, because) => {
  const { ask, requests } = server(lost, lost, lost, 'it')
  const again = vi.fn()
  const begun = Date.now()
  const reached = withRetries(ask, { onAgain: again })
  await vi.advanceTimersByTimeAsync(1999)
  expect(toldNow()).toEqual(nothing)
  await vi.advanceTimersByTimeAsync(1)
  expect(toldNow()).toEqual(shown(because))
  await vi.advanceTimersByTimeAsync(1500)
  expect(await reached).toBe('it')
  expect(requests.map((at) => at - begun)).toEqual([0, 500, 1500, 3500])
  expect(again).toHaveBeenCalledTimes(3)
  expect(toldNow()).toEqual(nothing)
})

test('a refusal will be a refusal again', async () => {
  const refusal = failure(404, 'forms.notFound')
  const { ask, requests } = server(refusal)
  await expect(withRetries(ask)).rejects.toBe(refusal)
  expect(requests).toHaveLength(1)
})

test('after the last try the failure is told as it is', async () => {
  const lost = failure('FETCH_ERROR')
  const { ask, requests } = server(lost, lost, lost, lost, lost, lost)
  const reached = withRetries(ask)
  const ended = expect(reached).rejects.toBe(lost)
  await vi.advanceTimersByTimeAsync(15_500)
  await ended
  expect(requests).toHaveLength(6)
  expect(toldNow()).toEqual(nothing)
})

test('who is in a hurry has it tried at once, in a pause and while nothing answers', async () => {
  const lost = failure('FETCH_ERROR')
  const { ask, requests } = server(lost, lost, lost, 'nothing', 'it')
  const begun = Date.now()
  const reached = withRetries(ask)
  await vi.advanceTimersByTimeAsync(2000)
  tryNow()
  await vi.advanceTimersByTimeAsync(100)
  expect(requests.map((at) => at - begun)).toEqual([0, 500, 1500, 2000])
  tryNow()
  expect(await reached).toBe('it')
  expect(requests.map((at) => at - begun)).toEqual([0, 500, 1500, 2000, 2100])
})

test('who does not want to wait gives it up, in a pause and while nothing answers, and no further try is made', async () => {
  for (const last of [failure('FETCH_ERROR'), 'nothing'] as const) {
    const { ask, requests } = server(last)
    const reached = withRetries(ask)
    const ended = expect(reached).rejects.toBeInstanceOf(Stopped)
    await vi.advanceTimersByTimeAsync(400)
    stopWaiting()
    await ended
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(1)
  }
})

test('what nobody wants any more is left, in a pause too', async () => {
  const { ask, requests } = server(failure('FETCH_ERROR'))
  const page = new AbortController()
  const reached = withRetries(ask, { signal: page.signal })
  const ended = expect(reached).rejects.toThrow('gone elsewhere')
  await vi.advanceTimersByTimeAsync(100)
  page.abort(new Error('gone elsewhere'))
  await ended
  expect(requests).toHaveLength(1)
})

test('without a network no try is wasted, and the next is made when it is back', async () => {
  const network = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network))
  const { ask, requests } = server(failure('FETCH_ERROR'), 'it')
  const reached = withRetries(ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).toHaveLength(1)
  network.dispatchEvent(new Event('online'))
  expect(await reached).toBe('it')
})

test('of what takes long without having failed one is told later, and the worst is what is told', async () => {
  const change = beginWork({})
  await vi.advanceTimersByTimeAsync(4999)
  expect(toldNow()).toEqual(nothing)
  await vi.advanceTimersByTimeAsync(1)
  expect(toldNow()).toEqual({ because: 'slow', canStop: false, canTry: false })
  const { ask } = server(failure('FETCH_ERROR'), 'nothing', 'it')
  const reached = withRetries(ask)
  await vi.advanceTimersByTimeAsync(2000)
  expect(toldNow()).toEqual(shown('unreachable'))
  change.end()
  tryNow()
  await reached
  expect(toldNow()).toEqual(nothing)
})
