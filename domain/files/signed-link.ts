import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Caller } from '#contract/caller.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { signedIn } from '#domain/accounts/signed-in.ts'
import { keyFor } from '#platform/secrets.ts'

/** What a link opens. It was made for somebody who may see that, so whoever holds it may, while that session lasts. */
const LinkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileId: z.string() }),
  z.object({ kind: z.literal('receipt'), applicationId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('zip'), applicationId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('calendar'), invitationId: z.string(), language: z.enum(['tr', 'en']) }),
])
export type LinkTarget = z.infer<typeof LinkTarget>

const seconds = 10 * 60

/**
 * Good for ten minutes, and no longer than the session of whoever asked for it. `appId` is part of it: a link of one
 * application does not open under the name of another. Sealed, because links are passed on, and who knows a session can end it.
 */
export async function signedLink(caller: Caller, target: LinkTarget, appId?: string): Promise<SignedLink> {
  const { sessionId: sid, accountId, kind } = signedIn(caller)
  const expiresAt = new Date(Date.now() + seconds * 1000)
  const token = await new EncryptJWT({
    target,
    sid,
    ...(appId !== undefined && { appId }),
    ...(kind === 'Company' && { reader: accountId }),
  })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(expiresAt)
    .encrypt(keyFor('private files'))
  const search = new URLSearchParams({ ...(appId === undefined ? {} : { appId }), token })
  return { address: `/api/data/application/documents?${search}`, expiresAt: expiresAt.toISOString() }
}

const Signed = z.object({
  target: LinkTarget,
  sid: z.string(),
  appId: z.string().optional(),
  /** The account of an organization that it was made for: what it opens of a candidate's is written down. */
  reader: z.string().optional(),
})

/** What a link that we signed opens, and for whom; undefined when its time or its session is over, or when it is not ours. */
export async function targetOf(
  { hasEnded }: Pick<Caller, 'hasEnded'>,
  token: string,
  appId: string | undefined,
): Promise<Pick<z.infer<typeof Signed>, 'target' | 'reader'> | undefined> {
  try {
    const { payload } = await jwtDecrypt(token, keyFor('private files'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    const signed = Signed.parse(payload)
    return signed.appId === appId && !hasEnded?.(signed.sid) ? signed : undefined
  } catch {
    return undefined
  }
}
