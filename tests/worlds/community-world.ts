import type { Caller } from '#contract/caller.ts'
import type { SharedPart } from '#contract/communities/community-facts.ts'
import { addCommunity, changeCommunityState } from '#domain/communities/edit-communities.ts'
import { joinCommunity } from '#domain/communities/join-community.ts'
import type { aCandidate } from '../builders.ts'

type Person = Awaited<ReturnType<typeof aCandidate>>
interface Company {
  readonly companyId: string
  readonly caller: Caller
}

/** A published community of an organization, and how candidates join it. */
export async function aPublishedCommunity(
  { companyId, caller }: Company,
  joinRule: 'open' | 'request' | 'invited' = 'open',
  name = 'Mezunlar',
) {
  const described = { name, summary: 'Buluşma yeri', about: '', cover: null, language: 'tr', joinRule } as const
  const { id: communityId } = await addCommunity(caller, { companyId, ...described })
  const ids = { companyId, communityId }
  await changeCommunityState(caller, { ...ids, state: 'published' })
  const join = (person: Person, shares: SharedPart[] = []) =>
    joinCommunity(person.caller, { candidateId: person.candidateId, communityId, shares, note: '' })
  return { ids, join }
}
