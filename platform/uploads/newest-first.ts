import type { Lock, Locker } from '@tus/server'

interface Holder {
  readonly giveWay: () => void
  readonly gone: Promise<void>
}

/**
 * Of two requests for one upload the newer one goes on: the older is most often what a broken connection left behind, and
 * what it has written stays. Requests that other processes work on are not waited for. They need not be: all of them write
 * the same bytes to the same places, and none beyond the declared length.
 */
export function newestFirst(): Locker {
  const holders = new Map<string, Holder>()

  return {
    newLock(id): Lock {
      let leave = () => {}
      return {
        async lock(_signal, giveWay) {
          for (let holder = holders.get(id); holder; holder = holders.get(id)) {
            holder.giveWay()
            await holder.gone
          }
          const { promise: gone, resolve } = Promise.withResolvers<void>()
          leave = resolve
          holders.set(id, { giveWay, gone })
        },
        async unlock() {
          holders.delete(id)
          leave()
        },
      }
    },
  }
}
