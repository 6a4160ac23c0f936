import type { OpportunityCard } from '#contract/opportunities.ts'
import { opportunityAddress } from '#platform/text/public-addresses.ts'
import { namedCompany } from './company.ts'
import { ofSite, type Site, type Thing, whole } from './thing.ts'

export const opportunity = (of: OpportunityCard, site: Site): Thing => ({
  '@type': 'Offer',
  name: of.title,
  description: of.summary,
  url: whole(opportunityAddress(of), site),
  offeredBy: namedCompany(of.company, site),
  validFrom: of.startsAt,
  ...(of.endsAt && { validThrough: of.endsAt }),
  ...(of.cover && { image: ofSite(of.cover, site) }),
})
