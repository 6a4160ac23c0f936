import type { Lock, Locker } from '@tus/server'

interface Holder {
  readonly giveWay: () => void
  readonly gone: Promise<void>
}

/**
 * A lock per upload that the newest request wins: the older one usually belongs to a broken connection, and what it has
 * written stays. Requests in other processes are not waited for: all of them write the same bytes to the same offsets,
 * and none beyond the declared length.
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
