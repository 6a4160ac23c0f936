import { readEntryInvitation } from '#contract/entries/entry-invitation.ts'
import { query } from '../../queries/answers.ts'
import { wayBack } from '../../session/way-back.ts'

const page = '/added-application'

/** A link without a token, or with what cannot be one, is treated as one with a wrong token. */
export const invitationOf = (token: string | null) =>
  query(readEntryInvitation, { token: token && /^[\w-]{1,200}$/.test(token) ? token : '-' })

/** Where the link of an invitation leads. */
export const entryAddress = (token: string) => `${page}?${new URLSearchParams({ token })}`

/** The token of the invitation to return to after signing up. */
export function tokenOnWayBack(search: URLSearchParams): string | undefined {
  const { pathname, searchParams } = new URL(wayBack(search), 'http://kopru.invalid')
  return (pathname === page && searchParams.get('token')) || undefined
}
