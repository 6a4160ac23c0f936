import { ListingState } from '#contract/listings/listings.ts'
import {
  type Counts,
  chosenOf,
  countsOf,
  mostBeside,
  mostCountedOf,
  mostElsewhere,
  type Narrowing,
} from '../count-choices.ts'
import type { ListingFilters } from '../listing-filters.ts'
import { choiceOf, type Marked, markKinds } from '../marks.ts'
import { matchesIn, nearMatchesIn } from './filter-listings.ts'
import { type Clock, clockAt, type HeldListing, isInState } from './held-listing.ts'
import type { ListingCopy } from './listing-copy.ts'

/**
 * Counts the same as `countChoices`, within the same limits. Where SQL takes an arbitrary sample of that size, this
 * takes the first by deadline.
 */
export function countInCopy(copy: ListingCopy, filters: ListingFilters, moment = Date.now()): Counts {
  const clock = clockAt(moment)
  const { everything, beside } = takeSamples(copy, filters, clock)
  const sampleOf = (name: Narrowing) => beside.get(name) ?? everything
  const sizes = [...beside].map(([name, sample]) => [name, sample.length] as const)
  const total = Math.min(everything.length, mostCountedOf(filters))
  const states = ListingState.options.map((state) => {
    const isCounted = state === filters.state && filters.number === undefined
    return [state, isCounted ? total : countState(copy, { ...filters, state }, clock)] as const
  })
  return countsOf(
    filters,
    new Map<string, ReadonlyMap<string, number>>([
      ['sample', new Map([['everything', everything.length], ...sizes])],
      ...marked.map((name) => [name, countMarks(sampleOf(name), name)] as const),
      ['companyId', countCompanies(sampleOf('companyId'))],
      ['state', new Map(states)],
    ]),
  )
}

const marked = Object.keys(markKinds) as Marked[]

/** The listings that match the filters, and those that match all but one of the chosen ones. */
function takeSamples(copy: ListingCopy, filters: ListingFilters, clock: Clock) {
  const everything = sampleUpTo(mostCountedOf(filters) + 1)
  const beside = new Map(chosenOf(filters).map((name) => [name, sampleUpTo(mostBeside)]))
  const samples = [everything, ...beside.values()]
  for (const { listing, refusedBy } of nearMatchesIn(copy, filters, clock)) {
    if (refusedBy) beside.get(refusedBy)?.add(listing)
    else for (const sample of samples) sample.add(listing)
    if (samples.every(({ isFull }) => isFull())) break
  }
  return { everything: everything.taken, beside: new Map([...beside].map(([name, { taken }]) => [name, taken])) }
}

function sampleUpTo(most: number) {
  const taken: HeldListing[] = []
  const isFull = () => taken.length === most
  return { taken, isFull, add: (listing: HeldListing) => isFull() || taken.push(listing) }
}

/**
 * Most values are small numbers, which are counted in an array in a tenth of the time; cities of the world have large
 * ids.
 */
const mostSmall = 512

function countMarks(sample: readonly HeldListing[], name: Marked): Map<string, number> {
  const kind = markKinds[name]
  const small: number[] = []
  const large = new Map<number, number>()
  for (const { marks } of sample) {
    for (const mark of marks[kind] ?? []) {
      const value = mark >> 3
      if (value < mostSmall) small[value] = (small[value] ?? 0) + 1
      else large.set(value, (large.get(value) ?? 0) + 1)
    }
  }
  const counts = new Map<string, number>()
  const add = (count: number, value: number) => counts.set(choiceOf(value * 8 + kind).value, count)
  small.forEach(add)
  large.forEach(add)
  return counts
}

function countCompanies(sample: readonly HeldListing[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { companyId } of sample) counts.set(companyId, (counts.get(companyId) ?? 0) + 1)
  return counts
}

function countState(copy: ListingCopy, filters: ListingFilters, clock: Clock): number {
  let count = 0
  for (const listing of matchesIn(copy, filters, 'deadline', clock)) {
    // A search by number ignores the state.
    if (isInState(listing, filters.state, clock)) count += 1
    if (count === mostElsewhere) break
  }
  return count
}
