import { problem } from '#contract/problems.ts'
import { limited, QueueFull } from '#platform/limited.ts'

// A report takes a second of CPU. It has a queue of its own, so that receipts of applications do not wait behind
// reports.
const turns = limited(2, 20)
/** Running and queued reports of one organization, so that repeated requests delay only its own members. */
const mostOfOne = 4
const underWay = new Map<string, number>()

/** Writes a report of an organization when a slot is free. */
export async function inTurnOf<T>(companyId: string, write: () => Promise<T>): Promise<T> {
  const own = underWay.get(companyId) ?? 0
  if (own >= mostOfOne) throw problem('server.busy')
  underWay.set(companyId, own + 1)
  try {
    return await turns(write)
  } catch (error) {
    throw error instanceof QueueFull ? problem('server.busy') : error
  } finally {
    const left = (underWay.get(companyId) ?? 1) - 1
    if (left > 0) underWay.set(companyId, left)
    else underWay.delete(companyId)
  }
}
