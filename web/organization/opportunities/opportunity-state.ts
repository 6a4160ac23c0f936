interface Times {
  readonly startsAt: string
  readonly endsAt: string | null
}

export type OpportunityState = 'running' | 'upcoming' | 'over'

/** The state of an opportunity, which is listed from its start until its end. */
export function stateOf({ startsAt, endsAt }: Times, now = Date.now()): OpportunityState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) <= now ? 'running' : 'upcoming'
}

const order: readonly OpportunityState[] = ['running', 'upcoming', 'over']

/** Running opportunities first, past ones last; within each, the server's order. */
export function inOrder<T extends Times>(opportunities: readonly T[], now = Date.now()): T[] {
  const rank = (opportunity: T) => order.indexOf(stateOf(opportunity, now))
  return opportunities.toSorted((one, other) => rank(one) - rank(other))
}
