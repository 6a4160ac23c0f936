import type { ClosedBecause } from '#contract/forms/company-forms.ts'

/** A form's dates, in days from today: negative ones are past. */
export type Timing = Begun | Released

interface Begun {
  readonly state: 'Draft'
  readonly touched: number
  readonly closes: number | null
}

interface Released {
  readonly state: 'Published' | 'Closed' | 'Archived'
  readonly published: number
  readonly opens: number | null
  readonly closes: number
  readonly closed?: { readonly day: number; readonly because: ClosedBecause }
}

export const draft = (touchedAgo: number, closesIn: number | null = null): Begun => ({
  state: 'Draft',
  touched: -touchedAgo,
  closes: closesIn,
})

export const open = (publishedAgo: number, closesIn: number): Released => ({
  state: 'Published',
  published: -publishedAgo,
  opens: null,
  closes: closesIn,
})

export const upcoming = (publishedAgo: number, opensIn: number, closesIn: number): Released => ({
  ...open(publishedAgo, closesIn),
  opens: opensIn,
})

export const closed = (publishedAgo: number, closedAgo: number): Released => ({
  ...open(publishedAgo, -closedAgo),
  state: 'Closed',
  closed: { day: -closedAgo, because: 'deadline' },
})

/** Before its deadline. */
export const closedEarly = (
  publishedAgo: number,
  closedAgo: number,
  because: 'hand' | 'quota',
  closes: number,
): Released => ({ ...open(publishedAgo, closes), state: 'Closed', closed: { day: -closedAgo, because } })

export const archived = (publishedAgo: number, closedAgo: number): Released => ({
  ...closed(publishedAgo, closedAgo),
  state: 'Archived',
})
