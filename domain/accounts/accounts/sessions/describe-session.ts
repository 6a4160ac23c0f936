import type { Session } from '#contract/accounts/accounts.ts'
import { type Permissions, type UserType, writeAccessesOf } from '#contract/permissions.ts'
import { type FoundAccount, operatorOf } from '../find-account.ts'

const userTypeIds: Readonly<Record<UserType, number>> = { Root: 1, Sub: 2 }

/** The signed-in person as clients get it, beside the tokens. */
export function describeSession(found: FoundAccount) {
  const { account, candidateId, member, hasEducation } = found
  const userType = member?.userType ?? 'Root'
  return {
    myId: member?.companyId ?? candidateId ?? '',
    isCompany: account.kind !== 'Candidate',
    email: account.email,
    fullname: `${account.name} ${account.surname}`,
    photo: account.photo,
    gsmVerified: account.gsmVerifiedAt !== null,
    twoFactorGsm: account.twoFactorGsm,
    isIstanbulMiniApp: account.istanbulSeninSubject !== null,
    provider: account.provider,
    pwdVersion: account.pwdVersion,
    permissions: permissionsOf(member),
    role: { email: account.email, accountId: account.id, userType: { id: userTypeIds[userType], name: userType } },
    isAccountActivated: hasEducation,
    // A candidate has no grants in any organization.
    ...writeAccessesOf(member ?? { userType: 'Sub', permissions: {} }),
    ...operatorOf(found),
    ...(found.protectBy && { protectBy: found.protectBy.toISOString() }),
    ...(found.isSuspended && { isSuspended: true as const }),
    ...(found.needsAgreement && { agreementNeeded: true as const }),
    isError: false,
    error: null,
  } satisfies Omit<Session, 'accessToken' | 'refreshToken'>
}

function permissionsOf(member: FoundAccount['member']): Permissions {
  if (!member) return {}
  return member.userType === 'Root' ? { All: 'FullAccess' } : member.permissions
}
