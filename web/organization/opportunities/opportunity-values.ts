import type { Input, Output } from '#contract/call.ts'
import type { addOpportunity, listOwnOpportunities } from '#contract/opportunities.ts'
import type { Language } from '#platform/text/locales.ts'
import { coverKey } from '../cover-key.ts'

export type OwnOpportunity = Output<typeof listOwnOpportunities>['items'][number]

/** The form's values. The unused one of code and link is null; the used one may still be empty. */
export type OpportunityValues = Omit<Input<typeof addOpportunity>, 'companyId'>

/** The values of a new opportunity; its start is now, so that it runs at once unless a date is chosen. */
export const emptyValues = (language: Language, now = Date.now()): OpportunityValues => ({
  title: '',
  summary: '',
  body: '',
  language,
  cover: null,
  code: '',
  link: null,
  startsAt: new Date(now - (now % 60_000)).toISOString(),
  endsAt: null,
})

export const valuesOf = (saved: OwnOpportunity): OpportunityValues => ({
  title: saved.title,
  summary: saved.summary,
  body: saved.body,
  language: saved.language,
  cover: coverKey(saved.cover),
  code: saved.code,
  link: saved.link,
  startsAt: saved.startsAt,
  endsAt: saved.endsAt,
})
