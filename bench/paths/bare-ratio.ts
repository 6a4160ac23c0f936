import { alternately } from '../measure.ts'
import { type Row, ratio } from '../rows.ts'
import { type Asked, answered } from './wrk.ts'

export interface Bare {
  readonly url: string
}

/** A path of the product against a bare server, measured in turn. */
export async function bareRatio(what: string, url: string, asked: Asked, bare: Bare, wanted?: number): Promise<Row> {
  // Compiled by then.
  await answered(url, asked, { seconds: 4 })
  const speed = await alternately(
    {
      product: async () => (await answered(url, asked)).perSecond,
      bare: async () => (await answered(bare.url, { path: () => '/' }, { seconds: 3 })).perSecond,
    },
    3,
  )
  return ratio(`${what} / bare Fastify`, speed.product, speed.bare, wanted)
}
