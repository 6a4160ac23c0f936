import type { CommunityCard } from '#contract/communities/communities.ts'
import { communityAddress } from '#platform/text/public-addresses.ts'
import { namedCompany } from './company.ts'
import { ofSite, type Site, type Thing, whole } from './thing.ts'

/** A group of people, of the organization that runs it. */
export const community = (of: CommunityCard, site: Site): Thing => ({
  '@type': 'Organization',
  name: of.name,
  description: of.summary,
  url: whole(communityAddress(of), site),
  parentOrganization: namedCompany(of.company, site),
  ...(of.cover && { image: ofSite(of.cover, site) }),
})
