import type { Signal } from '#database/signals.ts'
import type { ListingCopy } from './listing-copy.ts'
import { renewCopy } from './renew-copy.ts'

/** As long as an answer is kept: then a change is seen of which nothing was heard, such as one made by hand. */
const freshMs = 60_000
/** A tenth of the time goes into renewing at most, however often something is published. */
const restPerWork = 9
/** Whoever changes listings hears of it at once, unless it is rolled back. */
const patienceMs = 5000

type Renew = (before: ListingCopy | undefined) => Promise<ListingCopy | undefined>

export type ListingMemory = ReturnType<typeof holdListings>

/**
 * Holds a copy of the listings until a signal says that they changed, and renews it when somebody asks. There is none
 * (`current` is undefined, and the database must be asked) while it could be outdated: one that was begun before a
 * signal is not used after it.
 */
export function holdListings(renew: Renew = renewCopy, clock = () => performance.now()) {
  let isDeaf = false
  let heard = 0
  let losses = 0
  let copy: ListingCopy | undefined
  /** What had been heard when the copy was begun. */
  let copyHeard = -1
  let freshUntil = 0
  let restUntil = 0
  let renewing: Promise<void> | undefined
  /** Sessions of the database in which this process has changed listings without having heard of it, until when. */
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
    // The first one takes much longer than those that begin with it.
    const rest = before ? (now - begun) * restPerWork : 0
    restUntil = now + (made ? rest : freshMs)
    // It may be outdated already, but the next one begins with it.
    if (losses === lossesBefore && heardBefore >= copyHeard) {
      copy = made
      copyHeard = heardBefore
      freshUntil = now + freshMs
    }
  }

  function begin() {
    // Whoever waits asks the database then, and is told by that what is wrong.
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
    // Later callers do not wait for one that was begun before.
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

    /** This process has sent the signal; it is heard when the session of the database commits. */
    sent(signal: Signal, session: number) {
      if (isPurgeOf(signal, 'listings')) changing.set(session, clock() + patienceMs)
    },

    hear(signal: Signal, session: number) {
      if (isPurgeOf(signal, 'reference')) forget()
      if (!isPurgeOf(signal, 'listings')) return
      changing.delete(session)
      outdate()
    },

    /** Signals may be missed from now on. */
    deafen() {
      isDeaf = true
    },

    /** Signals are heard again, but some may have been missed. */
    lost() {
      isDeaf = false
      forget()
    },
  }
}

const isPurgeOf = (signal: Signal, tag: string) => signal.kind === 'purge' && signal.tags.includes(tag)

let current: ListingMemory | undefined

/** The process's one memory, set where signals are heard; without it every search asks the database. */
export function setListingMemory(memory: ListingMemory | undefined) {
  current = memory
}

export const heldCopy = async () => current?.current()
