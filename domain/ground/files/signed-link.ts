import { z } from 'zod'
import { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { Caller } from '#contract/caller.ts'
import { Decision } from '#contract/results/result-states.ts'
import type { SignedLink } from '#contract/sent-file.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { seal, unseal } from '#platform/tokens.ts'

/**
 * The target of a link. It was made for a person who may see the target, so it works for any holder while that session
 * lasts.
 */
const LinkTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), fileId: z.string() }),
  z.object({
    kind: z.literal('announcementFile'),
    fileId: z.string(),
    /** The member of the community that it was made for; omitted for the organization. */
    candidateId: z.string().optional(),
  }),
  z.object({
    kind: z.literal('messageFile'),
    fileId: z.string(),
    mailingId: z.string(),
    /** The candidate's message; missing in links of the organization. */
    messageId: z.string().optional(),
  }),
  z.object({ kind: z.literal('receipt'), applicationId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('dossier'), applicationId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('zip'), applicationId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('paymentReceipt'), paymentId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('participantZip'), applicationIds: z.array(z.string()), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('paymentFile'), runId: z.string() }),
  z.object({ kind: z.literal('exportFile'), exportId: z.string() }),
  z.object({ kind: z.literal('dataCopy'), copyId: z.string() }),
  z.object({ kind: z.literal('proforma'), orderId: z.string(), language: z.enum(['tr', 'en']) }),
  z.object({ kind: z.literal('invoice'), orderId: z.string() }),
  z.object({
    kind: z.literal('minutes'),
    search: ApplicationFilters.extend({ companyId: z.string(), formId: z.string(), me: z.string().optional() }),
    decisions: z.array(Decision),
    heldOn: z.string(),
    place: z.string(),
    members: z.array(z.string()),
    language: z.enum(['tr', 'en']),
  }),
  z.object({ kind: z.literal('calendar'), invitationId: z.string(), language: z.enum(['tr', 'en']) }),
])
export type LinkTarget = z.infer<typeof LinkTarget>

const seconds = 10 * 60
/** For complete bank accounts or all data of a person: long enough to follow the link, and too short to pass it on. */
const secondsOfSecrets = 60

/**
 * Makes a link that is valid for ten minutes (one minute for secrets), and no longer than the caller's session.
 * `appId` is part of it, so that the link of one application does not work under another. Encrypted, because links are
 * passed on and contain the session's id.
 */
export function signedLink(caller: Caller, target: LinkTarget, appId?: string): SignedLink {
  const { sessionId: sid, accountId, kind } = signedIn(caller)
  const expiresAt = new Date(Date.now() + (isSecret(target) ? secondsOfSecrets : seconds) * 1000)
  const exp = Math.floor(expiresAt.getTime() / 1000)
  const signed = { target, sid, appId, exp, ...(kind === 'Company' && { reader: accountId }) } satisfies z.input<
    typeof Signed
  >
  const token = seal(JSON.stringify(signed), 'private files')
  const search = new URLSearchParams({ ...(appId === undefined ? {} : { appId }), token })
  return { address: `/api/data/application/documents?${search}`, expiresAt: expiresAt.toISOString() }
}

const isSecret = ({ kind }: LinkTarget) => kind === 'paymentFile' || kind === 'dataCopy'

const Signed = z.object({
  target: LinkTarget,
  sid: z.string(),
  /** Expiry, in seconds since 1970. */
  exp: z.number(),
  appId: z.string().optional(),
  /**
   * The organization's account that the link was made for: reading the target is recorded in the application's
   * history.
   */
  reader: z.string().optional(),
})

/** Returns the target of a link and its reader; undefined if it is not ours, or its time or session is over. */
export async function targetOf(
  { hasEnded }: Pick<Caller, 'hasEnded'>,
  token: string,
  appId: string | undefined,
): Promise<Pick<z.infer<typeof Signed>, 'target' | 'reader'> | undefined> {
  try {
    const signed = Signed.parse(JSON.parse(unseal(token, 'private files') ?? 'null'))
    const isOver = signed.exp <= Date.now() / 1000
    return signed.appId === appId && !isOver && !hasEnded?.(signed.sid) ? signed : undefined
  } catch {
    return undefined
  }
}
