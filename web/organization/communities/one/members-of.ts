import { type ListedState, listedStates } from '#contract/communities/community-facts.ts'
import type { MemberFilters } from '#contract/communities/member-target.ts'
import { listMembers } from '#contract/communities/members.ts'
import { levelCodes } from '#contract/forms/form-facts.ts'
import { soughtWords } from '#platform/text/sought-words.ts'
import { query } from '#web/queries/answers.ts'
import { pageIn } from '../../page-in.ts'

/** What the address of the list asks for; invalid values are ignored. */
export interface MemberSearch {
  readonly state: ListedState
  readonly search?: string
  readonly level?: (typeof levelCodes)[number]
  readonly cityId?: number
  /** A form that they were invited to, and whether they have applied to it */
  readonly invitedTo?: string
  readonly hasApplied?: boolean
  readonly page: number
}

export function memberSearchOf(address: URLSearchParams): MemberSearch {
  const state = listedStates.find((one) => one === address.get('state')) ?? 'member'
  const search = soughtWords(address, 'search')
  const level = levelCodes.find((one) => one === address.get('level'))
  const city = address.get('cityId') ?? ''
  const invitedTo = address.get('invitedTo') ?? ''
  const hasApplied = address.get('hasApplied')
  return {
    state,
    page: pageIn(address),
    ...(search && { search }),
    ...(level && { level }),
    ...(/^[1-9]\d{0,8}$/.test(city) && { cityId: Number(city) }),
    ...(isId(invitedTo) && {
      invitedTo,
      ...((hasApplied === 'true' || hasApplied === 'false') && { hasApplied: hasApplied === 'true' }),
    }),
  }
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

type Change = { readonly [Key in keyof MemberSearch]?: MemberSearch[Key] | undefined }

/** The address with another choice; any change leads back to the first page. */
export function memberAddress(now: MemberSearch, change: Change): string {
  const { state, page, ...others } = { ...now, page: 1, ...change }
  const address = new URLSearchParams(
    Object.entries(others).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  if (state !== undefined && state !== 'member') address.set('state', state)
  if (page !== undefined && page > 1) address.set('page', String(page))
  return `?${address}`
}

/** The filters of the list, as calls take them. */
export const filtersOf = ({ state, search, level, cityId, invitedTo, hasApplied }: MemberSearch): MemberFilters => ({
  state: [state],
  ...(search && { search }),
  ...(level && { level: [level] }),
  ...(cityId && { cityId: [cityId] }),
  ...(invitedTo && { invitedTo }),
  ...(hasApplied !== undefined && { hasApplied }),
})

export const isNarrowed = ({ search, level, cityId, invitedTo }: MemberSearch) =>
  [search, level, cityId, invitedTo].some((one) => one !== undefined)

export const membersPerPage = 50

export const membersOf = (companyId: string, communityId: string, now: MemberSearch) =>
  query(listMembers, {
    companyId,
    communityId,
    ...filtersOf(now),
    pageNumber: now.page,
    pageSize: membersPerPage,
  })
