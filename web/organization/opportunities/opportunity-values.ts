import type { Input, Output } from '#contract/call.ts'
import type { addOpportunity, listOwnOpportunities } from '#contract/opportunities.ts'
import type { Language } from '#platform/text/locales.ts'

export type OwnOpportunity = Output<typeof listOwnOpportunities>['items'][number]

/** What its form holds. Of code and link the one that is not given is null; the other may still be empty. */
export type OpportunityValues = Omit<Input<typeof addOpportunity>, 'companyId'>

/** Begins this minute, so that whoever thinks of no date has it running at once. */
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

const covers = '/files/scholarship-files'

/** The server answers with an address, and wants its key back. */
const coverKey = (address: string | null) => address?.replace(`${covers}/`, '') ?? null
