import type { saveAnswers } from '#contract/applying/application-answers.ts'
import type { Asked, Output } from '#contract/call.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import { isSame, type KeeperState, openState, type Read, shown } from './keeper-state.ts'
import { rhythm } from './rhythm.ts'
import { serverClock } from './server-clock.ts'
import type { Change, Shelf } from './shelf.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import type { Tabs } from './unsaved-tabs.ts'

type Saved = Output<typeof saveAnswers>
type Body = Pick<Asked<typeof saveAnswers>, 'device' | 'order' | 'answers' | 'lastPlace'>

export interface AnswerServer {
  save(body: Body, options: { readonly keepalive: boolean }): Promise<Saved>
  read(): Promise<Read>
}

export interface KeeperOptions {
  readonly candidateId: string
  readonly applicationId: string
  readonly device: string
  /** Counts up with every save of the device. */
  readonly order: () => number
  readonly server: AnswerServer
  /** Opened when it is first needed, which is in the browser. */
  readonly shelf: () => Promise<Shelf>
  readonly tabs: Tabs
  /** What the page was made with. */
  readonly first: Read
}

export type Keeper = ReturnType<typeof createKeeper>

/** As many as one request may carry. */
const most = 200
/** Browsers send no more than 64 KB after a page has gone. */
const mostBytesAfterwards = 60_000
const monthInMilliseconds = 2_592_000_000
const restBetweenReads = 20_000

/**
 * Keeps the answers of one application. What is typed lies on the device at once, goes to the server a moment later, and
 * leaves the device only when the server has said that it has this very value.
 */
export function createKeeper(options: KeeperOptions) {
  const { candidateId, applicationId, device, order, server, shelf, tabs, first } = options
  let state = openState(first)
  let lastRead = 0
  let place: { readonly text: string; isSent: boolean } | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let leaveTabs: (() => void) | undefined
  const clock = serverClock()
  const listeners = new Set<() => void>()
  const beat = rhythm(() => void run())

  function set(change: Partial<KeeperState>) {
    state = shown({ ...state, ...change })
    for (const listener of listeners) listener()
  }

  function change(questionId: string, value: StoredAnswer) {
    const made: Change = { candidateId, applicationId, questionId, value, typedAt: Date.now() }
    take(made)
    set({ waiting: adding(state.waiting, questionId, made), refused: without(state.refused, questionId) })
    tabs.tell(made)
    put(made)
    if (isOpen()) beat.soon()
  }

  /** False when no save will be taken any more, or not in this session: what is typed stays on the device. */
  const isOpen = () => state.trouble?.kind !== 'stopped' && state.trouble?.kind !== 'signedOut'

  function take({ questionId, value, typedAt }: Pick<Change, 'questionId' | 'value' | 'typedAt'>) {
    set({
      answers: { ...state.answers, [questionId]: value },
      typedAt: adding(state.typedAt, questionId, typedAt),
      news: without(state.news, questionId),
    })
  }

  async function put(made: Change) {
    try {
      const opened = await shelf()
      await opened.put(made)
      if (!opened.lasts && state.isSafe) set({ isSafe: false })
    } catch (error) {
      // A full disk costs the safety net, not the answer: that goes to the server.
      console.warn(error)
      set({ isSafe: false })
    }
  }

  /** Everything that waits, one request after the other, until nothing does or something stands in the way. */
  function run(): Promise<void> {
    beat.rest()
    running ??= sendAll().finally(() => {
      running = undefined
    })
    return running
  }

  async function sendAll() {
    let alone = false
    for (let batch = nextBatch(alone); batch.length > 0 || place?.isSent === false; batch = nextBatch(alone)) {
      set({ isSending: true })
      const trouble = await send(batch, false).finally(() => set({ isSending: false }))
      if (!trouble) continue
      if (trouble.kind !== 'refused') return meet(trouble)
      // One of them is refused, and the others must not wait for it: each goes by itself to find out which.
      if (batch.length > 1) alone = true
      else refuse(batch[0], trouble)
    }
  }

  function nextBatch(alone: boolean): Change[] {
    const open = [...state.waiting.values()].filter(({ questionId }) => !state.refused.has(questionId))
    return open.slice(0, alone ? 1 : most)
  }

  async function send(batch: readonly Change[], keepalive: boolean): Promise<Trouble | undefined> {
    const sent = Date.now()
    const at = place
    const answers = batch.map(({ questionId, value, typedAt }) => ({
      questionId,
      value: value as Body['answers'][number]['value'],
      age: Math.min(Math.max(0, Math.round(sent - typedAt)), monthInMilliseconds),
      typedAt: clock.toServer(typedAt),
    }))
    try {
      const saved = await server.save(
        { device, order: order(), answers, ...(at && { lastPlace: at.text }) },
        { keepalive },
      )
      if (at) at.isSent = true
      clock.learn(saved.savedAt, sent, Date.now())
      await settle(batch, saved)
      return undefined
    } catch (error) {
      return troubleOf(error)
    }
  }

  async function settle(batch: readonly Change[], { savedAt, formVersion, newer, replaced }: Saved) {
    beat.succeeded()
    const waiting = new Map(state.waiting)
    for (const change of batch) if (waiting.get(change.questionId) === change) waiting.delete(change.questionId)
    const told = replaced.filter(({ questionId, value }) => isNews(questionId, value))
    const sent = Object.fromEntries(batch.map(({ questionId, value }) => [questionId, value]))
    set({
      waiting,
      savedAt,
      formVersion,
      trouble: undefined,
      seen: { ...state.seen, ...sent },
      news: new Map([
        ...state.news,
        ...told.map(({ questionId, value }) => [questionId, { kind: 'replaced', other: value }] as const),
      ]),
    })
    for (const item of newer) if (!waiting.has(item.questionId)) adopt(item)
    const opened = await shelf()
    await Promise.all(batch.map((change) => opened.remove(change).catch(console.warn)))
  }

  /** Whoever types over what they saw before them knows what they do. */
  const isNews = (questionId: string, value: StoredAnswer) =>
    !isSame(value, state.answers[questionId]) && !isSame(value, state.seen[questionId])

  /** What stands on the server, typed after what stands here. */
  function adopt({ questionId, value, typedAt, isOwn }: Read['items'][number]) {
    const before = state.answers[questionId]
    take({ questionId, value, typedAt: clock.toDevice(typedAt) })
    set({ seen: { ...state.seen, [questionId]: value } })
    if (!isOwn && !isSame(before, value))
      set({ news: adding(state.news, questionId, { kind: 'newer', other: before ?? null }) })
  }

  function meet(trouble: Trouble) {
    set({ trouble })
    if (trouble.kind === 'unreachable' || trouble.kind === 'busy') beat.failed()
  }

  function refuse(change: Change | undefined, trouble: Trouble) {
    // Only where one is was refused: nothing that anybody would miss.
    if (!change) {
      place = undefined
      return
    }
    const detail = 'problem' in trouble ? (trouble.problem.errors?.[0]?.message ?? trouble.problem.detail) : ''
    set({ refused: adding(state.refused, change.questionId, detail) })
  }

  /** What lies on the device of this application, typed after what stands here, is on the screen again and waits. */
  async function restore() {
    const kept = await (await shelf()).of(candidateId, applicationId).catch(() => [])
    for (const change of kept) {
      if ((state.typedAt.get(change.questionId) ?? 0) >= change.typedAt) continue
      set({ waiting: adding(state.waiting, change.questionId, change) })
      take(change)
    }
    if (kept.length > 0) beat.soon()
  }

  /** What other devices have saved since. */
  async function look() {
    lastRead = Date.now()
    const read = await server.read().catch(() => undefined)
    if (!read || isStopped) return
    set({ formVersion: read.formVersion })
    for (const item of read.items) {
      const { questionId, value, typedAt } = item
      if (state.waiting.has(questionId) || isSame(state.answers[questionId], value)) continue
      // The answer may have been on its way while something was typed and saved here.
      if (clock.toDevice(typedAt) > (state.typedAt.get(questionId) ?? 0)) adopt(item)
    }
  }

  /** The tab that it was typed in sends it. */
  function follow(made: Change) {
    if (made.candidateId !== candidateId || made.applicationId !== applicationId) return
    if ((state.typedAt.get(made.questionId) ?? 0) >= made.typedAt) return
    set({ waiting: without(state.waiting, made.questionId) })
    take(made)
  }

  return {
    now: () => state,
    serverNow: clock.now,
    /** Has anything been typed after that moment of the server's? */
    hasTypedSince: (moment: string) => [...state.typedAt.values()].some((at) => at > clock.toDevice(moment)),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** In the browser: first what an earlier load of the page left behind, then what others did meanwhile. */
    async start() {
      isStopped = false
      leaveTabs = tabs.join(follow)
      await restore()
      await look()
    },
    change,
    /** Where in the wizard one is; it travels with the next save. */
    goTo(text: string) {
      place = { text, isSent: false }
      beat.soon()
    },
    /** Now, rather than in a moment. True when everything is on the server. */
    async flush(): Promise<boolean> {
      if (isOpen()) await run()
      return state.waiting.size === 0
    },
    retry() {
      beat.succeeded()
      set({ trouble: undefined, refused: new Map() })
      return run()
    },
    /** The page goes: whatever waits is sent once more, in a way that outlives it. */
    leave() {
      const batch = nextBatch(false)
      if (batch.length === 0 || !isOpen()) return
      const keepalive = new Blob([JSON.stringify(batch)]).size < mostBytesAfterwards
      void send(batch, keepalive)
    },
    /** Somebody comes back to the page: another tab may have left something, another device may have been busy. */
    async refresh() {
      if (Date.now() - lastRead < restBetweenReads) return
      await restore()
      await look()
    },
    forgetNews: (questionId: string) => set({ news: without(state.news, questionId) }),
    stop() {
      isStopped = true
      beat.rest()
      leaveTabs?.()
      if (state.waiting.size > 0 && isOpen()) void run()
    },
  }
}

const adding = <V>(map: ReadonlyMap<string, V>, key: string, value: V): ReadonlyMap<string, V> =>
  new Map([...map, [key, value]])

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  if (!map.has(key)) return map
  const rest = new Map(map)
  rest.delete(key)
  return rest
}
