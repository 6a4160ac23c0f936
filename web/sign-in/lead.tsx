import { useSearchParams } from 'react-router'
import type { AccountKind } from '#contract/accounts/accounts.ts'
import { useOptionalAnswer } from '../queries/page-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { wantedListing } from './wanted-listing.ts'

interface LeadProps {
  readonly kind: AccountKind
  readonly page: 'signIn' | 'signUp'
  /** The default text, without a wanted listing */
  readonly usual: string
}

/** The lead of signing in and up: names the listing that the visitor wanted to apply to, if any. */
export function Lead({ kind, page, usual }: LeadProps) {
  const [search] = useSearchParams()
  const wanted = kind === 'Candidate' ? wantedListing(search) : undefined
  return wanted ? <WantedLead wanted={wanted} page={page} usual={usual} /> : usual
}

type Wanted = NonNullable<ReturnType<typeof wantedListing>>

function WantedLead({ wanted, page, usual }: Pick<LeadProps, 'page' | 'usual'> & { readonly wanted: Wanted }) {
  const t = useTexts('logins')
  const listing = useOptionalAnswer(wanted)
  if (!listing) return usual
  const values = { title: listing.title, companyName: listing.company.name }
  return page === 'signIn' ? t('signIn.wanted', values) : t('signUp.wanted', values)
}
