import { alternately } from '../measure.ts'
import { atLeast, type Row, ratio } from '../rows.ts'
import { type Asked, answered } from './wrk.ts'

export interface Bare {
  readonly url: string
}

/** What is wanted of a path: answers a second on one core, or a share of what a bare server does there. */
export interface Wanted {
  readonly perSecond?: number
  readonly ofBare?: number
}

/** A path of the product against a bare server, measured in turn. */
export async function bareRatio(
  what: string,
  url: string,
  asked: Asked,
  bare: Bare,
  { perSecond, ofBare }: Wanted = {},
): Promise<Row[]> {
  await warmUp(url, asked)
  const speed = await alternately(
    {
      product: async () => (await answered(url, asked)).perSecond,
      bare: async () => (await answered(bare.url, { path: () => '/' }, { seconds: 3 })).perSecond,
    },
    3,
  )
  const share = ratio(`${what} / bare Fastify`, speed.product, speed.bare, ofBare)
  return perSecond === undefined ? [share] : [atLeast(what, speed.product, '/s', perSecond), share]
}

const mostWarming = 10

/** Asks until it gets no quicker: on one core a process that has just started compiles for half a minute. */
async function warmUp(url: string, asked: Asked) {
  let before = 0
  for (let round = 0; round < mostWarming; round++) {
    const { perSecond } = await answered(url, asked, { seconds: 4 })
    if (perSecond <= 1.05 * before) return
    before = perSecond
  }
}
