import { readContact as readContactCall } from '#contract/accounts/account-settings.ts'
import * as calls from '#contract/accounts/accounts.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import * as invitationCalls from '#contract/companies/invitations.ts'
import { ProblemError, problem } from '#contract/problems.ts'
import { correctAddress } from '#domain/accounts/accounts/correct-address.ts'
import { forgotPassword } from '#domain/accounts/accounts/forgot-password.ts'
import { readPasswordLink } from '#domain/accounts/accounts/read-password-link.ts'
import { resetPassword } from '#domain/accounts/accounts/reset-password.ts'
import { sendVerification } from '#domain/accounts/accounts/send-verification.ts'
import { endSession } from '#domain/accounts/accounts/sessions/end-session.ts'
import { listSessions } from '#domain/accounts/accounts/sessions/list-sessions.ts'
import type { Issued } from '#domain/accounts/accounts/sessions/open-session.ts'
import { readSession } from '#domain/accounts/accounts/sessions/read-session.ts'
import { readUnsavedKey } from '#domain/accounts/accounts/sessions/read-unsaved-key.ts'
import { renewSession } from '#domain/accounts/accounts/sessions/renew-session.ts'
import { signOut } from '#domain/accounts/accounts/sessions/sign-out.ts'
import { signUpCandidate, signUpCompany } from '#domain/accounts/accounts/sign-up.ts'
import { verifyAccount } from '#domain/accounts/accounts/verify-account.ts'
import { verifyGsm } from '#domain/accounts/accounts/verify-gsm.ts'
import { acceptInvitation } from '#domain/accounts/company-accounts/accept-invitation.ts'
import { readInvitation } from '#domain/accounts/company-accounts/read-invitation.ts'
import { beginPasskeyEntry, enterWithPasskey } from '#domain/accounts/signing-in/enter-with-passkey.ts'
import { continueSignIn, signIn } from '#domain/accounts/signing-in/sign-in.ts'
import { readContact } from '#domain/own-account/account-settings/read-contact.ts'
import { answer } from '../answer.ts'
import type { Client } from '../client.ts'

export const accountAnswers = [
  answer(calls.issueToken, issueToken),
  answer(calls.beginPasskeyEntry, beginPasskeyEntry),
  answer(calls.signUpCandidate, signUpCandidate),
  answer(calls.signUpCompany, signUpCompany),
  answer(calls.verifyAccount, async (caller, input, client) => handOver(await verifyAccount(caller, input), client)),
  answer(calls.sendVerification, sendVerification),
  answer(calls.correctAddress, correctAddress),
  answer(calls.verifyGsm, verifyGsm),
  answer(calls.forgotPassword, forgotPassword),
  answer(calls.changePassword, resetPassword),
  answer(calls.readPasswordLink, readPasswordLink),
  answer(invitationCalls.readInvitation, readInvitation),
  answer(invitationCalls.acceptInvitation, async (caller, input, client) =>
    handOver(await acceptInvitation(caller, input), client),
  ),
  answer(calls.signOut, async (caller, input, client) => {
    await signOut(caller, input)
    await client.keepRefreshToken(null)
    return null
  }),
  answer(calls.listSessions, listSessions),
  answer(calls.endSession, endSession),
  answer(calls.readSession, readSession),
  answer(calls.readUnsavedKey, readUnsavedKey),
  answer(readContactCall, readContact),
]

async function issueToken(caller: Caller, input: Input<typeof calls.issueToken>, client: Client) {
  const { grantType, email = '', password = '', continuation, ...given } = input
  if (grantType === 'passkey' && given.passkey) {
    const { passkey, kind } = given
    return handOver(await enterWithPasskey(caller, { passkey, kind }), client)
  }
  if (grantType === 'password') {
    const device = await client.knownDevice()
    const issued = continuation
      ? await continueSignIn(caller, { continuation, ...given }, device)
      : await signIn(caller, { email, password, ...given }, device)
    return handOver(issued, client)
  }
  const refreshToken = input.refreshToken ?? (await client.refreshToken())
  try {
    if (refreshToken === undefined) throw problem('accounts.sessionEnded')
    return await handOver(await renewSession(caller, refreshToken), client)
  } catch (error) {
    // Otherwise every page would try the ended session again.
    if (error instanceof ProblemError && error.code === 'accounts.sessionEnded') await client.keepRefreshToken(null)
    throw error
  }
}

/**
 * Delivers a session: to our own pages with the refresh token in a cookie that scripts cannot read, to other clients
 * in the answer.
 */
export async function handOver({ session, refreshToken }: Issued, client: Client): Promise<calls.Session> {
  await client.keepRefreshToken(refreshToken)
  await client.rememberDevice(session.role.accountId)
  return { ...session, refreshToken: client.isWeb ? null : refreshToken }
}
