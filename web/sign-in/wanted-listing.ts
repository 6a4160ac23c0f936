import { readPublishedForm } from '#contract/listings/listings.ts'
import { optionalQuery } from '../queries/answers.ts'
import type { PageQueries } from '../queries/page-queries.ts'
import { wayBack } from '../session/way-back.ts'

/** The listing that the visitor wants to apply to after signing in or up. */
export function wantedListing(search: URLSearchParams) {
  const id = /^\/student-dashboard\/apply\/([0-9a-f-]{36})(?:[/?#]|$)/.exec(wayBack(search))?.[1]
  return id === undefined ? undefined : optionalQuery(readPublishedForm, { formId: id })
}

/** Page of both kinds of account: only a candidate applies. */
export const wantedQueries: PageQueries = ({ search }) => {
  const wanted = wantedListing(search)
  return wanted ? [wanted] : []
}
