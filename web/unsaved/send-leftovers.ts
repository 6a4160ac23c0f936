import { answerServer } from './answer-server.ts'
import { deviceName, nextOrder } from './device.ts'
import { createKeeper } from './keeper.ts'
import { openTabs } from './unsaved-tabs.ts'
import { ownShelf } from './use-keeper.ts'

/** The server takes no answer that was typed longer ago. */
const month = 2_592_000_000

/** What the same person typed here before and what did not get through then. Answers how much of it still waits. */
export async function sendLeftovers(candidateId: string): Promise<number> {
  const shelf = await ownShelf()
  const left = await shelf.of(candidateId)
  for (const change of left) if (Date.now() - change.typedAt > month) await shelf.remove(change)
  for (const applicationId of new Set(left.map((change) => change.applicationId))) {
    const device = deviceName()
    const server = answerServer(candidateId, applicationId, device)
    const first = { formVersion: 0, savedAt: new Date().toISOString(), items: [] }
    const keeper = createKeeper({
      candidateId,
      applicationId,
      device,
      server,
      first,
      order: nextOrder,
      shelf: ownShelf,
      tabs: openTabs(),
    })
    await keeper.start()
    await keeper.flush()
    keeper.stop()
  }
  return countLeftovers(candidateId)
}

export const countLeftovers = async (candidateId: string) => (await (await ownShelf()).of(candidateId)).length

/** The person leaves this browser for good: nothing that they typed stays in it. */
export const forgetLeftovers = async (candidateId: string) => (await ownShelf()).clear(candidateId)
