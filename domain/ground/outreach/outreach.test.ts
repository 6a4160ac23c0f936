import { countDistinct, eq, like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { enterCandidates as enterCall } from '#contract/entries/enter-candidates.ts'
import { sendMessages as sendCall } from '#contract/mailings/mailings.ts'
import { database } from '#database/connection.ts'
import { companies } from '#database/schema/companies.ts'
import { outbox } from '#database/schema/outbox.ts'
import { outreachMails } from '#database/schema/outreach/outreach.ts'
import { inviteCompanyAccountAgain } from '#domain/accounts/company-accounts/invite-company-account-again.ts'
import { enterCandidates } from '#domain/applying/entries/enter-candidates.ts'
import { notifyNews } from '#domain/ground/notifications/notify-news.ts'
import { deliverMailing } from '#domain/review/mailings/delivering/deliver-mailing.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { aCandidate, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aMinuteLater, anOutreachRound, lastMailTo } from '../../../tests/worlds/outreach-round.ts'
import { sweepOutreach } from './sweep-outreach.ts'

testDatabase()

const marksOf = async (companyId: string) => {
  const [row] = await database()
    .select({ marks: countDistinct(outreachMails.addressMark) })
    .from(outreachMails)
    .where(eq(outreachMails.companyId, companyId))
  return row ?? { marks: 0 }
}

const beyond = { code: 'outreach.tooManyUnverified', values: { most: 20, left: 0 } }
const rejections = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))

describe('an organization that no operator has verified', () => {
  test('invites twenty colleagues in a day, of forty; an invited one may be invited again', async () => {
    const { addresses, colleague, companyId, company } = await anOutreachRound()
    const emails = addresses(40)
    const outcomes: PromiseSettledResult<Awaited<ReturnType<typeof colleague>>>[] = []
    // Four at a time; forty would exhaust the connections of the pool.
    for (let at = 0; at < 40; at += 4)
      outcomes.push(...(await Promise.allSettled(emails.slice(at, at + 4).map(colleague))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    for (const reason of rejections(outcomes)) expect(reason).toMatchObject(beyond)
    const invited = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await aMinuteLater()
    const again = { companyId, accountId: invited[0]?.accountId ?? '' }
    expect(await inviteCompanyAccountAgain(company.caller, again)).toMatchObject({ state: 'Invited' })
    const { marks } = await marksOf(companyId)
    expect(marks).toBe(20)
  })

  test('enters twenty people in a day; the others are reported, and are entered once the organization is verified', async () => {
    const { addresses, enter, companyId } = await anOutreachRound()
    const [first, ...others] = addresses(25)
    expect(await enter(first ?? '')).toMatchObject({ changed: 1, refused: [] })
    expect(await enter(...others)).toMatchObject({
      changed: 19,
      refused: [{ reason: 'dayLimit', count: 5, sample: others.slice(19).map((email) => ({ email })) }],
    })
    expect(await enter(...others.slice(19))).toMatchObject({ actId: null, changed: 0, refused: [{ count: 5 }] })
    await database().update(companies).set({ verifiedAt: new Date() }).where(eq(companies.id, companyId))
    expect(await enter(...others.slice(19))).toMatchObject({ changed: 5, refused: [] })
  })

  test('enters one person for three forms in a day, for more once it is verified', async () => {
    const { addresses, company, companyId, caller } = await anOutreachRound()
    const [email = ''] = addresses(1)
    const enterFor = async () => {
      const { id: formId } = await aPublishedForm(company)
      const body = enterCall.body.parse({ ground: 'request', candidates: [{ email, name: 'Ayşe', surname: 'Kaya' }] })
      return enterCandidates(caller, { companyId, formId, ...body })
    }
    for (let form = 0; form < 3; form++) expect(await enterFor()).toMatchObject({ changed: 1 })
    expect(await enterFor()).toMatchObject({ changed: 0, refused: [{ reason: 'dayLimit', count: 1 }] })
    await database().update(companies).set({ verifiedAt: new Date() }).where(eq(companies.id, companyId))
    expect(await enterFor()).toMatchObject({ changed: 1 })
  })

  test('invites twenty addresses to communities in a day, whether they have accounts or not', async () => {
    const { addresses, invite } = await anOutreachRound()
    const person = await aCandidate()
    const emails = [person.email, ...addresses(20)]
    await expect(invite(...emails)).rejects.toMatchObject({ ...beyond, values: { most: 20, left: 20 } })
    expect(await invite(...emails.slice(0, 20))).toMatchObject({ changed: 20 })
    await expect(invite(emails[20] ?? '')).rejects.toMatchObject(beyond)
  })

  test('stays within the twenty when two requests are concurrent, in each way', async () => {
    const { addresses, enter, invite, companyId } = await anOutreachRound()
    const entered = await Promise.all([enter(...addresses(15)), enter(...addresses(15))])
    expect(entered.map(({ changed }) => changed).sort()).toEqual([15, 5])
    const invited = await Promise.allSettled([invite(...addresses(15)), invite(...addresses(15))])
    expect(rejections(invited)).toMatchObject([{ code: 'outreach.tooManyUnverified', values: { left: 5 } }])
    expect(await database().$count(outreachMails, eq(outreachMails.companyId, companyId))).toBe(35)
  })

  test('may invite another twenty after a day', async () => {
    const { addresses, enter, companyId } = await anOutreachRound()
    await enter(...addresses(20))
    await database()
      .update(outreachMails)
      .set({ sentAt: new Date(Date.now() - 24 * 60 * 60 * 1000) })
      .where(eq(outreachMails.companyId, companyId))
    expect(await enter(...addresses(1))).toMatchObject({ changed: 1 })
  })

  test('sends no text of its own to people whom it entered, by no mailing', async () => {
    const { addresses, enter, inviteEntered, list, caller, ids } = await anOutreachRound()
    const emails = addresses(20)
    await enter(...emails)
    await inviteEntered(emails[0] ?? '')
    const applicationIds = (await list()).map(({ id }) => id)
    const draft = { applicationIds, subject: 'Ödülün hazır', text: 'Hemen ara', channels: ['inApp', 'email'] }
    const answer = await sendMessages(caller, { ...ids, ...sendCall.body.parse(draft) })
    expect(answer).toMatchObject({ changed: 0, mailingId: null, refused: [{ reason: 'notTakenOver', count: 20 }] })
    if (answer.mailingId) await deliverMailing({ mailingId: answer.mailingId })
    expect(await database().$count(outbox, like(outbox.text, '%Hemen ara%'))).toBe(0)
  })

  test('cannot influence the subject, and its e-mails say that it is not verified', async () => {
    const round = await anOutreachRound({ name: 'Acele edin, ödülünüz bitiyor' })
    const [one = '', two = '', three = ''] = round.addresses(3)
    await round.colleague(one)
    await round.enter(two)
    await round.inviteEntered(two)
    const person = await aCandidate()
    await round.invite(three, person.email)
    await notifyNews()
    const mails = await Promise.all([one, two, three, person.email].map(lastMailTo))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Köprü’de bir ekibe davet edildiniz',
      'Bir kurum Köprü’de senin adına başvuru oluşturdu',
      'Köprü’de bir topluluğa davet edildin',
      'Köprü’de bir topluluğa davet edildin',
    ])
    for (const { text, html, token, unsubscribe } of mails) {
      expect(text).toContain('Köprü bu kurumun kim olduğunu henüz doğrulamadı.')
      expect(text).toMatch(
        /Bu kurumdan davet almak istemiyorum:\n.+\/unwanted-mail\?token=.+\n\nBildir:\n.+\/report-mail\?token=/,
      )
      for (const page of ['unwanted-mail', 'report-mail']) expect(html).toContain(`/${page}?token=${token}"`)
      expect(unsubscribe).toContain(`/unwanted-mail?token=${token}`)
    }
    // The organization typed the name too, so the e-mail omits it.
    expect(mails[1]?.text).not.toContain('Ayşe')
  })
})

test('a verified organization keeps its own texts, and invites a hundred colleagues in a day', async () => {
  const { addresses, enter, invite, inviteEntered, colleague, companyId, company } = await anOutreachRound({
    name: 'Çınar Vakfı',
    verifiedAt: new Date(),
  })
  const emails = addresses(30)
  expect(await enter(...emails)).toMatchObject({ changed: 30, refused: [] })
  expect((await inviteEntered(emails[0] ?? '')).subject).toContain('Çınar Vakfı')
  expect(await invite(...addresses(30))).toMatchObject({ changed: 30 })
  const marks = Array.from({ length: 99 }, (_, at) => ({
    companyId,
    way: 'colleague' as const,
    addressMark: `mark ${at}`,
    anywhereMark: '-',
    id: crypto.randomUUID(),
    aboutId: company.accountId,
  }))
  await database().insert(outreachMails).values(marks)
  const [last = '', tooMany = ''] = addresses(2)
  await colleague(last)
  const mail = await lastMailTo(last)
  expect(mail.subject).toContain('Çınar Vakfı')
  expect(mail.text).not.toContain('doğrulamadı')
  expect(mail.text).toContain('Bu kurumdan davet almak istemiyorum:')
  await expect(colleague(tooMany)).rejects.toMatchObject({ code: 'outreach.tooMany', values: { most: 100, left: 0 } })
})

test('e-mails to unrelated addresses are deleted after a year', async () => {
  const { addresses, invite, companyId } = await anOutreachRound()
  const [old = '', young = ''] = addresses(2)
  await invite(old)
  const ofCompany = eq(outreachMails.companyId, companyId)
  await database()
    .update(outreachMails)
    .set({ sentAt: new Date(Date.now() - 366 * 24 * 60 * 60 * 1000) })
    .where(ofCompany)
  await invite(young)
  await sweepOutreach({ days: 365 })
  expect(await database().$count(outreachMails, ofCompany)).toBe(1)
})
