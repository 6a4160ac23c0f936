import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import type {
  changeSocialLinks as changeCall,
  readSocialLinks as readCall,
  SocialLinks,
} from '#contract/companies/social-links.ts'
import { changePage } from './change-page.ts'
import { ownCompany } from './own-company.ts'

export async function readSocialLinks(_: Caller, { companyId }: Input<typeof readCall>) {
  return allOf((await ownCompany(companyId)).social)
}

export async function changeSocialLinks(
  _: Caller,
  { companyId, ...links }: Input<typeof changeCall>,
): Promise<SocialLinks> {
  const social = allOf(links)
  await changePage(companyId, async () => ({ social }))
  return social
}

/** All links, with null for those that are not set. */
const allOf = ({ facebook, twitter, linkedin, instagram, youtube }: SocialLinks) => ({
  facebook: facebook ?? null,
  twitter: twitter ?? null,
  linkedin: linkedin ?? null,
  instagram: instagram ?? null,
  youtube: youtube ?? null,
})
