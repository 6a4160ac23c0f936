import type { Signal } from '#database/signals.ts'
import type { ListingCopy } from './listing-copy.ts'
import { renewCopy } from './renew-copy.ts'

/**
 * Refreshes after 60 s in case a signal was lost or never sent, as for a change by hand. Answers are cached as long.
 */
const freshMs = 60_000
/** Renewing takes at most a tenth of the time, however often listings are published. */
const restPerWork = 9
/** How long to wait for the signal of this process's own change; it never arrives after a rollback. */
const patienceMs = 5000

type Renew = (before: ListingCopy | undefined) => Promise<ListingCopy | undefined>

export type ListingMemory = ReturnType<typeof holdListings>

/**
 * Holds a copy of the listings until a signal says that they changed, and renews it on demand. While the copy could be
 * outdated there is none (`current` is undefined, and callers query the database): a copy that was started before a
 * signal is not used after it.
 */
export function holdListings(renew: Renew = renewCopy, clock = () => performance.now()) {
  let isDeaf = false
  let heard = 0
  let losses = 0
  let copy: ListingCopy | undefined
  /** The number of signals received when the copy was started. */
  let copyHeard = -1
  let freshUntil = 0
  let restUntil = 0
  let renewing: Promise<void> | undefined
  /**
   * Database sessions in which this process has changed listings and whose signal has not arrived, with the time limit
   * of waiting for it.
   */
  const changing = new Map<number, number>()

  function isChanging() {
    for (const [session, until] of changing) if (until < clock()) changing.delete(session)
    return changing.size > 0
  }

  function usable() {
    const isFresh = copyHeard === heard && clock() < freshUntil
    return isFresh && !isDeaf && !isChanging() ? copy : undefined
  }

  async function makeCopy() {
    const [begun, heardBefore, lossesBefore, before] = [clock(), heard, losses, copy]
    const made = await renew(before)
    const now = clock()
    // The first copy takes much longer than those built from it.
    const rest = before ? (now - begun) * restPerWork : 0
    restUntil = now + (made ? rest : freshMs)
    // It may be outdated already, but it is the base of the next one.
    if (losses === lossesBefore && heardBefore >= copyHeard) {
      copy = made
      copyHeard = heardBefore
      freshUntil = now + freshMs
    }
  }

  function begin() {
    // On failure callers query the database, which reports the error.
    const making = makeCopy()
      .catch(() => {})
      .finally(() => {
        if (renewing === making) renewing = undefined
      })
    renewing = making
    return making
  }

  function forget() {
    losses += 1
    copy = undefined
    copyHeard = -1
    outdate()
  }

  function outdate() {
    heard += 1
    // Later callers do not wait for a copy that was started before their signal.
    renewing = undefined
  }

  return {
    async current(): Promise<ListingCopy | undefined> {
      const held = usable()
      if (held || isDeaf || isChanging()) return held
      if (!renewing && clock() < restUntil) return undefined
      await (renewing ?? begin())
      return usable()
    },

    /** This process has sent the signal; it arrives when the database session commits. */
    sent(signal: Signal, session: number) {
      if (isPurgeOf(signal, 'listings')) changing.set(session, clock() + patienceMs)
    },

    hear(signal: Signal, session: number) {
      if (isPurgeOf(signal, 'reference')) forget()
      if (!isPurgeOf(signal, 'listings')) return
      changing.delete(session)
      outdate()
    },

    /** From now on signals may be missed. */
    deafen() {
      isDeaf = true
    },

    /** Signals are received again, but some may have been missed. */
    lost() {
      isDeaf = false
      forget()
    },
  }
}

const isPurgeOf = (signal: Signal, tag: string) => signal.kind === 'purge' && signal.tags.includes(tag)

let current: ListingMemory | undefined

/** The process's one memory, set where signals are received; without it every search queries the database. */
export function setListingMemory(memory: ListingMemory | undefined) {
  current = memory
}

export const heldCopy = async () => current?.current()
