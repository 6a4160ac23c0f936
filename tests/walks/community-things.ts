import { eq } from 'drizzle-orm'
import type { Caller } from '#contract/caller.ts'
import { addAnnouncement as announceCall } from '#contract/communities/announcements.ts'
import { sendToMembers as sendCall } from '#contract/communities/member-messages.ts'
import { database } from '#database/connection.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communities, communityMembers } from '#database/schema/communities.ts'
import { mailings } from '#database/schema/mailings.ts'
import { addAnnouncementFile } from '#domain/communities/announcements/add-announcement-file.ts'
import { addAnnouncement } from '#domain/communities/announcements/announce.ts'
import { changeMembers } from '#domain/communities/change-members.ts'
import { sendToMembers } from '#domain/communities/messages/send-to-members.ts'
import { createTag } from '#domain/review/tags/save-tag.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aPublishedForm } from '../builders.ts'
import { aPdf } from '../made-files.ts'
import { aPublishedCommunity } from '../worlds/community-world.ts'

/** Whether an address is about one community. */
export const isOfCommunity = (path: string) => /\/communities\/:community(Id|Number)/.test(path)

interface Own {
  /** Whose community it is; otherwise another organization's. */
  readonly company?: { readonly caller: Caller; readonly accountId: string; readonly companyId: string }
  /** Its members. */
  readonly member?: Awaited<ReturnType<typeof aCandidate>>
}

/**
 * Existing objects for all parameters of a community call's path: a member with a message, a request, an invitation, an
 * invited address, an announcement with a file, and a removed member; also the objects that a call's body names.
 */
export async function communityThings(path: string, own: Own): Promise<Record<string, string>> {
  if (!isOfCommunity(path)) return {}
  const company = own.company ?? (await aCompany())
  const { ids, join } = await aPublishedCommunity(company)
  const member = own.member ?? (await aCandidate())
  await join(member, ['education'])
  const [community] = await database().select().from(communities).where(eq(communities.id, ids.communityId))
  return {
    communityId: ids.communityId,
    communityNumber: String(community?.number),
    memberId: member.candidateId,
    broughtFileId: await aBroughtFile(company.caller, ids),
    ...(await othersIn(ids, company)),
    announcementId: await anAnnouncement(company.caller, ids),
    ...(path.includes(':mailingId') && { mailingId: await aMailing(path, company.caller, ids, member.candidateId) }),
    ...(path.endsWith('/tags') && { addedTagId: await aTag(company) }),
    ...(path.endsWith('/form-invitations') && { openFormId: (await aPublishedForm(company)).id }),
    ...(path.endsWith('/announcements/files') && { handedInFile: (await aPdf()).toString('base64') }),
  }
}

const aTag = async ({ caller, companyId }: NonNullable<Own['company']>) =>
  (await createTag(caller, { companyId, name: newId(), colour: 'green' })).id

interface Ids {
  readonly companyId: string
  readonly communityId: string
}

/** Join requests, invitations by account and by address, and a recent removal. */
async function othersIn(ids: Ids, { caller, accountId }: NonNullable<Own['company']>) {
  const { communityId } = ids
  const people = [await aCandidate(), await aCandidate(), await aCandidate()]
  const states = ['requested', 'invited', 'member'] as const
  await database()
    .insert(communityMembers)
    .values(states.map((state, at) => ({ communityId, candidateId: people[at]?.candidateId ?? '', state })))
  await database().update(communities).set({ members: 2 }).where(eq(communities.id, communityId))
  const invitationId = newId()
  await database()
    .insert(emailInvitations)
    .values({ id: invitationId, communityId, email: `${newId()}@ornek.test`, invitedBy: accountId })
  const candidateIds = [people[2]?.candidateId ?? '']
  const { removalId } = await changeMembers(caller, { ...ids, state: 'removed', candidateIds })
  return { invitationId, removalId: removalId ?? '' }
}

async function aBroughtFile(caller: Caller, ids: Ids) {
  const file = (await aPdf()).toString('base64')
  return (await addAnnouncementFile(caller, { ...ids, file, fileName: 'program.pdf', isPicture: false })).file.fileId
}

async function anAnnouncement(caller: Caller, ids: Ids) {
  const files = [await aBroughtFile(caller, ids)]
  const words = { title: 'Mezunlar günü', body: '<p>Buluşuyoruz.</p>', publishAt: null, files }
  return (await addAnnouncement(caller, { ...ids, ...announceCall.body.parse(words) })).id
}

/** In the state from which its call goes on; one that was just written is held. */
async function aMailing(path: string, caller: Caller, ids: Ids, candidateId: string) {
  const written = { candidateIds: [candidateId], channels: ['inApp'], subject: 'Haber', text: 'Merhaba {{name}}' }
  const mailingId = (await sendToMembers(caller, { ...ids, ...sendCall.body.parse(written) })).mailingId ?? ''
  const [, act = ''] = /\/(pause|stop|resume)$/.exec(path) ?? []
  if (act !== '')
    await database()
      .update(mailings)
      .set({ state: act === 'resume' ? 'paused' : 'sending' })
      .where(eq(mailings.id, mailingId))
  return mailingId
}
