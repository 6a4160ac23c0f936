import type { saveAnswers } from '#contract/applying/application-answers.ts'
import type { Asked, Output } from '#contract/call.ts'
import type { StoredAnswer } from '#contract/forms/answer-test.ts'
import type { AnswerStore, Change } from './answer-store.ts'
import { type AutosaveState, isSame, openState, type Read, shown } from './autosave-state.ts'
import { saveSchedule } from './save-schedule.ts'
import { serverClock } from './server-clock.ts'
import { type Trouble, troubleOf } from './trouble.ts'
import type { Tabs } from './unsaved-tabs.ts'

type Saved = Output<typeof saveAnswers>
type Body = Pick<Asked<typeof saveAnswers>, 'device' | 'order' | 'answers' | 'lastPlace'>

export interface AnswerServer {
  save(body: Body, options: { readonly keepalive: boolean }): Promise<Saved>
  read(): Promise<Read>
}

export interface AutosaveOptions {
  readonly candidateId: string
  readonly applicationId: string
  readonly device: string
  /** Counts up with every save of the device. */
  readonly order: () => number
  readonly server: AnswerServer
  /** Opened when it is first needed, which is in the browser. */
  readonly store: () => Promise<AnswerStore>
  readonly tabs: Tabs
  /** The answers that the page was rendered with. */
  readonly first: Read
}

export type Autosave = ReturnType<typeof createAutosave>

/** The most answers that one request may carry. */
const most = 200
/** Browsers send no more than 64 KB after a page has gone. */
const mostBytesAfterwards = 60_000
const monthInMilliseconds = 2_592_000_000
const restBetweenReads = 20_000

/**
 * Keeps the answers of one application. A change is stored on the device at once, sent a moment later, and removed from
 * the device only when the server has acknowledged this very value.
 */
export function createAutosave(options: AutosaveOptions) {
  const { candidateId, applicationId, device, order, server, store, tabs, first } = options
  let state = openState(first)
  let lastRead = 0
  let place: { readonly text: string; isSent: boolean } | undefined
  let running: Promise<void> | undefined
  let isStopped = false
  let leaveTabs: (() => void) | undefined
  const clock = serverClock()
  const listeners = new Set<() => void>()
  const schedule = saveSchedule(() => void run())

  function set(change: Partial<AutosaveState>) {
    state = shown({ ...state, ...change })
    for (const listener of listeners) listener()
  }

  function change(questionId: string, value: StoredAnswer) {
    const made: Change = { candidateId, applicationId, questionId, value, typedAt: Date.now() }
    take(made)
    set({ waiting: adding(state.waiting, questionId, made), refused: without(state.refused, questionId) })
    tabs.tell(made)
    put(made)
    if (isOpen()) schedule.soon()
  }

  /** False when the server takes no more saves, or not in this session: what is typed then stays on the device. */
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
      const opened = await store()
      await opened.put(made)
      if (!opened.lasts && state.isSafe) set({ isSafe: false })
    } catch (error) {
      // With a full disk the answer is not stored here, but it still goes to the server.
      console.warn(error)
      set({ isSafe: false })
    }
  }

  /** Sends all waiting changes, one request after the other, until none is left or one fails. */
  function run(): Promise<void> {
    schedule.rest()
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
      // One answer of the batch is refused: from here on each is sent by itself, so that the others get through.
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

  async function settle(batch: readonly Change[], { savedAt, formVersion, submittedAt, newer, replaced }: Saved) {
    schedule.succeeded()
    const waiting = new Map(state.waiting)
    for (const change of batch) if (waiting.get(change.questionId) === change) waiting.delete(change.questionId)
    const told = replaced.filter(({ questionId, value }) => isNews(questionId, value))
    const sent = Object.fromEntries(batch.map(({ questionId, value }) => [questionId, value]))
    set({
      waiting,
      savedAt,
      formVersion,
      submittedAt,
      trouble: undefined,
      seen: { ...state.seen, ...sent },
      news: new Map([
        ...state.news,
        ...told.map(({ questionId, value }) => [questionId, { kind: 'replaced', other: value }] as const),
      ]),
    })
    for (const item of newer) if (!waiting.has(item.questionId)) adopt(item)
    const opened = await store()
    await Promise.all(batch.map((change) => opened.remove(change).catch(console.warn)))
  }

  /** Replacing an answer that was on the screen is no news: the person did it knowingly. */
  const isNews = (questionId: string, value: StoredAnswer) =>
    !isSame(value, state.answers[questionId]) && !isSame(value, state.seen[questionId])

  /** Takes over a newer answer from the server. */
  function adopt({ questionId, value, typedAt, isOwn }: Read['items'][number]) {
    const before = state.answers[questionId]
    take({ questionId, value, typedAt: clock.toDevice(typedAt) })
    set({ seen: { ...state.seen, [questionId]: value } })
    if (!isOwn && !isSame(before, value))
      set({ news: adding(state.news, questionId, { kind: 'newer', other: before ?? null }) })
  }

  function meet(trouble: Trouble) {
    set({ trouble })
    if (trouble.kind === 'unreachable' || trouble.kind === 'busy') schedule.failed()
  }

  function refuse(change: Change | undefined, trouble: Trouble) {
    // Only the place in the wizard was refused, which does not matter.
    if (!change) {
      place = undefined
      return
    }
    const detail = 'problem' in trouble ? (trouble.problem.errors?.[0]?.message ?? trouble.problem.detail) : ''
    set({ refused: adding(state.refused, change.questionId, detail) })
  }

  /** Puts changes that are stored on the device and newer than the screen back on it, waiting to be sent. */
  async function restore() {
    const kept = await (await store()).of(candidateId, applicationId).catch(() => [])
    for (const change of kept) {
      if ((state.typedAt.get(change.questionId) ?? 0) >= change.typedAt) continue
      set({ waiting: adding(state.waiting, change.questionId, change) })
      take(change)
    }
    if (kept.length > 0) schedule.soon()
  }

  /** Reads what other devices have saved since. */
  async function look() {
    lastRead = Date.now()
    const read = await server.read().catch(() => undefined)
    if (!read || isStopped) return
    set({ formVersion: read.formVersion, submittedAt: read.submittedAt ?? null })
    for (const item of read.items) {
      const { questionId, value, typedAt } = item
      if (state.waiting.has(questionId) || isSame(state.answers[questionId], value)) continue
      // While this answer was on its way, a newer one may have been typed and saved here.
      if (clock.toDevice(typedAt) > (state.typedAt.get(questionId) ?? 0)) adopt(item)
    }
  }

  /** Shows what was typed in another tab, which also sends it. */
  function follow(made: Change) {
    if (made.candidateId !== candidateId || made.applicationId !== applicationId) return
    if ((state.typedAt.get(made.questionId) ?? 0) >= made.typedAt) return
    set({ waiting: without(state.waiting, made.questionId) })
    take(made)
  }

  return {
    now: () => state,
    serverNow: clock.now,
    /** Whether anything was typed after this moment of the server's clock. */
    hasTypedSince: (moment: string) => [...state.typedAt.values()].some((at) => at > clock.toDevice(moment)),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Runs in the browser: restores what an earlier load of the page left unsent, then reads what other devices saved.
     */
    async start() {
      isStopped = false
      leaveTabs = tabs.join(follow)
      await restore()
      await look()
    },
    change,
    /** Notes the place in the wizard, which is sent with the next save. */
    goTo(text: string) {
      place = { text, isSent: false }
      schedule.soon()
    },
    /** Sends at once. True when everything is on the server. */
    async flush(): Promise<boolean> {
      if (isOpen()) await run()
      return state.waiting.size === 0
    },
    retry() {
      schedule.succeeded()
      set({ trouble: undefined, refused: new Map() })
      return run()
    },
    /** The page is closing: sends the waiting changes with `keepalive`, which outlives it. */
    leave() {
      const batch = nextBatch(false)
      if (batch.length === 0 || !isOpen()) return
      const keepalive = new Blob([JSON.stringify(batch)]).size < mostBytesAfterwards
      void send(batch, keepalive)
    },
    /** The person comes back to the page: reads what other tabs and devices did meanwhile. */
    async refresh() {
      if (Date.now() - lastRead < restBetweenReads) return
      await restore()
      await look()
    },
    forgetNews: (questionId: string) => set({ news: without(state.news, questionId) }),
    stop() {
      isStopped = true
      schedule.rest()
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
