import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { readAnswers, saveAnswers } from '#contract/applying/application-answers.ts'
import { askWithSession } from '#web/session/ask-with-session.ts'
import { forgetSession } from '#web/session/store.ts'
import type { AnswerStore } from './answer-store.ts'
import { type Autosave, createAutosave } from './autosave.ts'
import { faultyServer, moment } from './faulty-server.ts'
import { openAnswerStore } from './open-answer-store.ts'
import { openTabs } from './unsaved-tabs.ts'

export const candidateId = '0199a000-0000-7000-8000-00000000000a'
const applicationId = '0199a000-0000-7000-8000-0000000000b1'
export const [q1, q2] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002']

/** Longer than devices are mistaken about the server's clock on a busy machine. */
export const passing = () => new Promise((go) => setTimeout(go, 100))

interface Where {
  readonly device?: string
  readonly owner?: string
  readonly store?: AnswerStore
  readonly first?: Parameters<typeof createAutosave>[0]['first']
}

/** For the tests of the autosave: a server that can fail, and devices on which the wizard is opened. Once in each file. */
export function autosaveWorld() {
  const server = faultyServer()
  const autosaves: Autosave[] = []
  let order = 0

  beforeAll(server.start)
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    server.reset()
  })
  afterEach(() => {
    for (const autosave of autosaves.splice(0)) autosave.stop()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    forgetSession()
    server.stop()
  })

  /** The wizard, opened on some device. */
  function open({ device = 'phone', owner = candidateId, store, first }: Where = {}) {
    const ask = askWithSession(server.address(), 'tr')
    const application = { candidateId: owner, id: applicationId }
    const autosave = createAutosave({
      candidateId: owner,
      applicationId,
      device,
      order: () => ++order,
      server: {
        save: (body, { keepalive }) => ask(saveAnswers, { ...application, ...body }, { keepalive }),
        read: () => ask(readAnswers, { ...application, device }),
      },
      store: store ? async () => store : openAnswerStore,
      // Another device does not hear the phone's tabs.
      tabs: device === 'phone' ? openTabs() : { tell() {}, join: () => () => {} },
      first: first ?? { formVersion: 1, savedAt: moment(Date.now()), items: [] },
    })
    autosaves.push(autosave)
    return autosave
  }

  return Object.assign(server, {
    open,
    /** The unsaved answers on the phone. */
    left: async (owner = candidateId) =>
      (await (await openAnswerStore()).of(owner, applicationId)).map(({ questionId, value }) => [questionId, value]),
    /** The pages end without closing properly. */
    killPages: () => void autosaves.splice(0),
  })
}
