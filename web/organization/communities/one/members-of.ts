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
  readonly universityId?: number
  readonly tagId?: string
  /** The form that members were invited to, and whether they applied to it */
  readonly invitedTo?: string
  readonly hasApplied?: boolean
  readonly page: number
}

export function memberSearchOf(address: URLSearchParams): MemberSearch {
  const state = listedStates.find((one) => one === address.get('state')) ?? 'member'
  const search = soughtWords(address, 'search')
  const level = levelCodes.find((one) => one === address.get('level'))
  const city = address.get('cityId') ?? ''
  const university = address.get('universityId') ?? ''
  const tagId = address.get('tagId') ?? ''
  const invitedTo = address.get('invitedTo') ?? ''
  const hasApplied = address.get('hasApplied')
  return {
    state,
    page: pageIn(address),
    ...(search && { search }),
    ...(level && { level }),
    ...(isNumber(city) && { cityId: Number(city) }),
    ...(isNumber(university) && { universityId: Number(university) }),
    ...(isId(tagId) && { tagId }),
    ...(isId(invitedTo) && {
      invitedTo,
      ...((hasApplied === 'true' || hasApplied === 'false') && { hasApplied: hasApplied === 'true' }),
    }),
  }
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text)
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

type Change = { readonly [Key in keyof MemberSearch]?: MemberSearch[Key] | undefined }

/** The list's address with a change; every change goes back to the first page. */
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
export const filtersOf = ({ state, ...now }: MemberSearch): MemberFilters => ({
  state: [state],
  ...(now.search && { search: now.search }),
  ...(now.level && { level: [now.level] }),
  ...(now.cityId && { cityId: [now.cityId] }),
  ...(now.universityId && { universityId: [now.universityId] }),
  ...(now.tagId && { tagId: [now.tagId] }),
  ...(now.invitedTo && { invitedTo: now.invitedTo }),
  ...(now.hasApplied !== undefined && { hasApplied: now.hasApplied }),
})

export const isNarrowed = ({ search, level, cityId, universityId, tagId, invitedTo }: MemberSearch) =>
  [search, level, cityId, universityId, tagId, invitedTo].some((one) => one !== undefined)

/** Whether any removable filter is set. */
export const isChosen = ({ search, level, cityId, universityId, tagId, hasApplied }: MemberSearch) =>
  [search, level, cityId, universityId, tagId, hasApplied].some((one) => one !== undefined)

export const membersPerPage = 50

export const membersOf = (companyId: string, communityId: string, now: MemberSearch) =>
  query(listMembers, {
    companyId,
    communityId,
    ...filtersOf(now),
    pageNumber: now.page,
    pageSize: membersPerPage,
  })
