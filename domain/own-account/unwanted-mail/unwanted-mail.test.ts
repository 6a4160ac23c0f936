import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { database } from '#database/connection.ts'
import { companyMembers } from '#database/schema/accounts.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { communityMembers } from '#database/schema/communities.ts'
import { outreachMails, outreachRefusals, outreachReports } from '#database/schema/outreach/outreach.ts'
import { listCompanyAccounts } from '#domain/accounts/company-accounts/list-company-accounts.ts'
import { readInvitation } from '#domain/accounts/company-accounts/read-invitation.ts'
import { removeEntry } from '#domain/applying/entries/remove-entry.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { sweepOutreach } from '#domain/ground/outreach/sweep-outreach.ts'
import { newId } from '#platform/ids.ts'
import { markId } from '#platform/tokens.ts'
import { aCandidate } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { nobody } from '../../../tests/worlds/entry-round.ts'
import { aMinuteLater, anOutreachRound, lastMailTo } from '../../../tests/worlds/outreach-round.ts'
import { listMailReports } from './list-mail-reports.ts'
import { readUnwantedMail } from './read-unwanted-mail.ts'
import { refuseMail } from './refuse-mail.ts'
import { reportMail } from './report-mail.ts'

testDatabase()

const refuse = (token: string, from: 'organization' | 'everybody' | 'nobody' = 'organization') =>
  refuseMail(nobody, { token, from })
const report = (token: string, words = '') => reportMail(nobody, { token, text: words })
const read = async (token: string) => (await readUnwantedMail(nobody, { token })).mail

/** An address that an organization has written to in every way, with the link of the first e-mail. */
async function anAsked() {
  const round = await anOutreachRound({ name: 'Yeni Dernek' })
  const [email = ''] = round.addresses(1)
  await round.colleague(email)
  const invitation = await lastMailTo(email)
  await round.enter(email)
  await round.invite(email)
  return { ...round, email, token: invitation.token, invitation }
}

test('opening the link only shows the e-mail; refusing stops every way of writing to the address', async () => {
  const { email, token, invitation, company, companyId, community, list, colleague, enter, invite } = await anAsked()
  expect(await read(token)).toMatchObject({
    companyName: 'Yeni Dernek',
    way: 'colleague',
    subject: invitation.subject,
    refused: 'nobody',
    isReported: false,
  })
  expect(await list(['Submitted'])).toHaveLength(1)

  await refuse(token)
  await refuse(token)
  expect(await read(token)).toMatchObject({ refused: 'organization' })
  // Open requests are withdrawn, of every kind.
  expect((await listCompanyAccounts(company.caller, { companyId })).items).toHaveLength(1)
  const link = new URL(invitation.link ?? '').searchParams.get('token') ?? ''
  expect(await readInvitation(nobody, { token: link })).toMatchObject({ state: 'withdrawn' })
  expect(await list(['Submitted'])).toEqual([])
  expect(await list(['Withdrawn'])).toMatchObject([{ name: 'Bilgileri silinen kişi' }])
  expect(await database().$count(emailInvitations, eq(emailInvitations.communityId, community.ids.communityId))).toBe(0)

  await aMinuteLater()
  await expect(colleague(email)).rejects.toMatchObject({ code: 'outreach.refused' })
  expect(await enter(email)).toMatchObject({ changed: 0, refused: [{ reason: 'unwanted', count: 1 }] })
  expect(await invite(email)).toEqual({ changed: 0, known: 0, leftOut: 1 })
  // The address is not stored.
  const kept = [await database().select().from(outreachMails), await database().select().from(outreachRefusals)]
  expect(JSON.stringify(kept)).not.toContain(email)
})

test('another organization may still write, until the reader refuses all; allowed again, both may', async () => {
  const { email, token, colleague } = await anAsked()
  await refuse(token)
  const other = await anOutreachRound()
  expect(await other.invite(email)).toMatchObject({ changed: 1 })
  await refuse(token, 'everybody')
  expect(await read(token)).toMatchObject({ refused: 'everybody' })
  const third = await anOutreachRound()
  expect(await third.invite(email)).toMatchObject({ changed: 0, leftOut: 1 })
  await aMinuteLater()
  await expect(third.colleague(email)).rejects.toMatchObject({ code: 'outreach.refused' })
  await refuse(token, 'nobody')
  expect(await third.invite(email)).toMatchObject({ changed: 1 })
  await aMinuteLater()
  expect(await colleague(email)).toMatchObject({ state: 'Invited' })
})

test('an account can refuse news of an invitation by address; an accepted colleague stays', async () => {
  const { invite, colleague, addresses, community, companyId } = await anOutreachRound()
  const person = await aCandidate()
  await invite(person.email)
  await notifyNews()
  await refuse((await lastMailTo(person.email)).token)
  expect(await database().$count(communityMembers, eq(communityMembers.candidateId, person.candidateId))).toBe(0)
  expect(await invite(person.email)).toMatchObject({ changed: 0, leftOut: 1 })
  expect(community.ids.companyId).toBe(companyId)

  const [email = ''] = addresses(1)
  const { accountId } = await colleague(email)
  await database().update(companyMembers).set({ acceptedAt: new Date() }).where(eq(companyMembers.accountId, accountId))
  await refuse((await lastMailTo(email)).token)
  expect(await database().$count(companyMembers, eq(companyMembers.accountId, accountId))).toBe(1)
})

test('after an entry was removed, the address is not written to in another way either', async () => {
  const { addresses, enter, inviteEntered, colleague, invite } = await anOutreachRound()
  const [email = ''] = addresses(1)
  await enter(email)
  const { link } = await inviteEntered(email)
  await removeEntry(nobody, { token: new URL(link).searchParams.get('token') ?? '' })
  await expect(colleague(email)).rejects.toMatchObject({ code: 'outreach.refused' })
  expect(await invite(email)).toMatchObject({ changed: 0, leftOut: 1 })
})

test('a report is one row with the sent e-mail, also when repeated; operators see it, and the organization can no longer write', async () => {
  const { email, token, invitation, companyId, invite } = await anAsked()
  await Promise.all([report(token), report(token)])
  await report(token, 'Bu kurumu tanımıyorum.')
  await report(token)
  expect(await read(token)).toMatchObject({ isReported: true, refused: 'organization' })
  const { items } = await listMailReports(nobody, { pageNumber: 1, pageSize: 20 })
  expect(items.filter(({ company }) => company.id === companyId)).toMatchObject([
    {
      company: { name: 'Yeni Dernek', verified: false },
      way: 'colleague',
      subject: invitation.subject,
      words: 'Bu kurumu tanımıyorum.',
    },
  ])
  expect(JSON.stringify(items)).not.toContain(email)
  expect(await invite(email)).toMatchObject({ changed: 0 })
  await sweepOutreach(jobs.sweepOutreach.input.parse({ days: 365 }))
  expect(await database().$count(outreachReports, eq(outreachReports.companyId, companyId))).toBe(1)
})

test('a forged, changed or foreign link is refused, and guessing is limited', async () => {
  const { token } = await anAsked()
  const [mail] = await database().select().from(outreachMails).limit(1)
  const changed = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`
  const wrong = ['-', mail?.id ?? '', `${token}A`, changed, markId(newId(), 'outreach links')]
  for (const one of [...wrong, markId(mail?.id ?? '', 'interview links')]) {
    expect(await read(one)).toBeNull()
    await expect(refuse(one)).rejects.toMatchObject({ code: 'accounts.wrongLink' })
    await expect(report(one)).rejects.toMatchObject({ code: 'accounts.wrongLink' })
  }
  const guesser = { ...nobody, address: '203.0.113.9' }
  for (let time = 0; time < 60; time++) await readUnwantedMail(guesser, { token: newId() })
  await expect(readUnwantedMail(guesser, { token: newId() })).rejects.toMatchObject({ code: 'accounts.tooManyTries' })
})
