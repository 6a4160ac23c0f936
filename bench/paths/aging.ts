import type { benchApp } from '../app.ts'
import { at, limit, type Row } from '../rows.ts'
import { freshList, listingsOf } from './public-paths.ts'
import { type Answered, answered } from './wrk.ts'

const port = 4114
const minutes = 7

/**
 * Seven minutes of what visitors who are not signed in ask for, one in six a new search: what the process holds then, and
 * whether it still answers as quickly as when it was young.
 */
export async function measureAging(app: ReturnType<typeof benchApp>, core: number): Promise<Row[]> {
  const product = await app.start(port, { LOG_LEVEL: 'info' }, core)
  try {
    const speed = async (): Promise<Answered> => {
      const rounds: Answered[] = []
      for (let round = 0; round < 3; round++)
        rounds.push(await answered(product.url, { path: freshList }, { connections: 1 }))
      return rounds.toSorted((one, other) => one.perSecond - other.perSecond)[1] as Answered
    }
    // Compiled by then.
    await answered(product.url, { path: freshList }, { seconds: 10 })
    const [young, youngMb] = [await speed(), product.residentMb()]
    const details = await listingsOf(product.url)
    const kept = ['/', '/scholarships', '/en', '/en/scholarships']
    const asked = (n: number) => {
      if (n % 6 === 0) return freshList(n)
      return n % 6 < 3 ? (kept[n % kept.length] as string) : (details[n % details.length] as string)
    }
    await answered(product.url, { path: asked }, { seconds: minutes * 60 })
    const soakedMb = product.residentMb()
    const old = await speed()
    return [
      at('memory of a young process', youngMb, 'MB'),
      limit('memory after seven minutes of mixed requests', soakedMb, 'MB', 600),
      {
        what: 'list, not cached, one connection: aged / fresh process',
        measured: old.perSecond / young.perSecond,
        unit: '×',
        wanted: '≥ 0.9',
        met: old.perSecond >= 0.9 * young.perSecond,
        parts: { 'per second': Math.round(old.perSecond), 'when fresh': Math.round(young.perSecond) },
      },
    ]
  } finally {
    await product.stop()
  }
}
