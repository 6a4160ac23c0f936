import type { Database } from '#database/connection.ts'
import { loadDemoAccounts, markDemoAccounts } from '#demo/accounts.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { say } from './say.ts'

/** Loads the demo at a developer's first start. Its pictures are drawn after everything else is ready. */
export async function prepareDemo(db: Database, extent: Config['demo']) {
  await say('Demo accounts are there', () => loadDemoAccounts(db))
  if (extent === 'accounts') {
    await markDemoAccounts(db)
    return undefined
  }
  const { loadDemo } = await import('#demo/load-demo.ts')
  await say('Demo data is there', () => loadDemo(db))
  await markDemoAccounts(db)
  return { draw }
}

/** Returns a function that stops the drawing. */
function draw(log: Log) {
  const ending = new AbortController()
  const drawn = import('#demo/draw-pictures.ts')
    .then(({ drawDemoPictures }) => drawDemoPictures(ending.signal))
    .then(() => import('#demo/applicants/draw-papers.ts'))
    .then(({ drawPapers }) => drawPapers(ending.signal))
    .then(() => import('#demo/packages/draw-invoices.ts'))
    .then(({ drawInvoices }) => drawInvoices(ending.signal))
    .catch((err: unknown) => log.warn({ err }, 'the pictures of the demo could not be drawn'))
  return () => {
    ending.abort()
    return drawn
  }
}
