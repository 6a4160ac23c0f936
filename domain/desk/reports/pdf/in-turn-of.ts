import { problem } from '#contract/problems.ts'
import { limited, QueueFull } from '#platform/limited.ts'

// A report is a second of work. It has turns of its own, so that nobody waits for them with the receipt of an application.
const turns = limited(2, 20)
/** Of one organization, with those that wait: whoever presses again and again, or hangs up, keeps only colleagues waiting. */
const mostOfOne = 4
const underWay = new Map<string, number>()

/** Writes a report of an organization when its turn has come. */
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
