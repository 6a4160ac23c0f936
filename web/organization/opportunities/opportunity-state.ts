interface Times {
  readonly startsAt: string
  readonly endsAt: string | null
}

export type OpportunityState = 'running' | 'upcoming' | 'over'

/** As everybody sees it: listed from its start until its end. */
export function stateOf({ startsAt, endsAt }: Times, now = Date.now()): OpportunityState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) <= now ? 'running' : 'upcoming'
}

const order: readonly OpportunityState[] = ['running', 'upcoming', 'over']

/** What runs comes first, what is over last; among equals they stay as the server ordered them. */
export function inOrder<T extends Times>(opportunities: readonly T[], now = Date.now()): T[] {
  const rank = (opportunity: T) => order.indexOf(stateOf(opportunity, now))
  return opportunities.toSorted((one, other) => rank(one) - rank(other))
}
