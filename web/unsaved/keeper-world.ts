import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { readAnswers, saveAnswers } from '#contract/applying/application-answers.ts'
import { askWithSession } from '#web/session/ask-with-session.ts'
import { forgetSession } from '#web/session/store.ts'
import { faultyServer, moment } from './faulty-server.ts'
import { openShelf } from './indexed-shelf.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import type { Shelf } from './shelf.ts'
import { openTabs } from './unsaved-tabs.ts'

export const candidateId = '0199a000-0000-7000-8000-00000000000a'
const applicationId = '0199a000-0000-7000-8000-0000000000b1'
export const [q1, q2] = ['0199a000-0000-7000-8000-000000000001', '0199a000-0000-7000-8000-000000000002']

export const passing = () => new Promise((go) => setTimeout(go, 5))

interface Where {
  readonly device?: string
  readonly owner?: string
  readonly shelf?: Shelf
  readonly first?: Parameters<typeof createKeeper>[0]['first']
}

/** For the tests of the keeper: a server that can fail, and devices on which the wizard is opened. Once in each file. */
export function keeperWorld() {
  const server = faultyServer()
  const keepers: Keeper[] = []
  let order = 0

  beforeAll(server.start)
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    server.reset()
  })
  afterEach(() => {
    for (const keeper of keepers.splice(0)) keeper.stop()
    vi.unstubAllGlobals()
  })
  afterAll(() => {
    forgetSession()
    server.stop()
  })

  /** The wizard, opened on some device. */
  function open({ device = 'phone', owner = candidateId, shelf, first }: Where = {}) {
    const ask = askWithSession(server.address(), 'tr')
    const application = { candidateId: owner, id: applicationId }
    const keeper = createKeeper({
      candidateId: owner,
      applicationId,
      device,
      order: () => ++order,
      server: {
        save: (body, { keepalive }) => ask(saveAnswers, { ...application, ...body }, { keepalive }),
        read: () => ask(readAnswers, { ...application, device }),
      },
      shelf: shelf ? async () => shelf : openShelf,
      // Another device is out of earshot.
      tabs: device === 'phone' ? openTabs() : { tell() {}, join: () => () => {} },
      first: first ?? { formVersion: 1, savedAt: moment(Date.now()), items: [] },
    })
    keepers.push(keeper)
    return keeper
  }

  return Object.assign(server, {
    open,
    /** What still lies on the phone. */
    left: async (owner = candidateId) =>
      (await (await openShelf()).of(owner, applicationId)).map(({ questionId, value }) => [questionId, value]),
    /** Gone without a farewell. */
    killPages: () => void keepers.splice(0),
  })
}
