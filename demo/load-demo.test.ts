import { and, eq, isNotNull, like, ne, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { SnapshotProfile } from '#contract/applications/snapshot.ts'
import type { Caller } from '#contract/caller.ts'
import { Requirements } from '#contract/candidates/candidate-profile.ts'
import { CompanyAddress } from '#contract/companies/company-address.ts'
import { CompanySection } from '#contract/companies/company-sections.ts'
import { Targeting } from '#contract/companies/company-targeting.ts'
import { CompanyTax } from '#contract/companies/company-tax.ts'
import { SocialLinks, WebAddress } from '#contract/companies/social-links.ts'
import { isVkn } from '#contract/fields/checksums.ts'
import { FormContent } from '#contract/forms/form-content.ts'
import { formTypes } from '#contract/forms/form-facts.ts'
import { accounts, consents } from '#database/schema/accounts.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { candidates } from '#database/schema/candidates.ts'
import { communities } from '#database/schema/communities.ts'
import { companies } from '#database/schema/companies.ts'
import { followedCompanies, forms, formVersions, listings, savedForms } from '#database/schema/forms.ts'
import { notifications } from '#database/schema/notifications.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { readFit } from '#domain/applying/saved-forms/read-fit.ts'
import { readEligibilityProfile } from '#domain/candidates/eligibility/read-eligibility-profile.ts'
import { checkFormContent } from '#domain/forms/forms/checklist/check-form-content.ts'
import { factsFor } from '#domain/forms/forms/checklist/facts-for.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { isPassword } from '#platform/passwords.ts'
import { cleanRichText } from '#platform/rich-text.ts'
import { unsealJson } from '#platform/sealed-json.ts'
import { embedAddress } from '#platform/text/video-link.ts'
import { testDatabase } from '../tests/database.ts'
import { demoCounts } from '../tests/walks/demo-counts.ts'
import { flawedAnswers } from '../tests/walks/flawed-answers.ts'
import { demoPassword, loadDemoAccounts } from './accounts.ts'
import { allPictures } from './all-pictures.ts'
import { knownAnswer } from './applicants/known-answer.ts'
import { loadDemo } from './load-demo.ts'

const connection = testDatabase()

beforeAll(async () => {
  await loadDemoAccounts(connection.db)
  await Promise.all([loadDemo(connection.db), loadDemo(connection.db)])
})

test('it is loaded once, however many processes start, and again changes nothing', async () => {
  const first = await demoCounts(connection.db)
  expect(first).toMatchObject({ companies: 12, forms: 60, opportunities: 6, communities: 5, candidates: 123 })
  await loadDemo(connection.db)
  expect(await demoCounts(connection.db)).toEqual(first)
})

describe('the forms', () => {
  test('are of all types, in all states, some in English; no two have the same words', async () => {
    const all = await connection.db.select().from(forms)
    const having = (key: 'type' | 'state', value: string) => all.filter((form) => form[key] === value).length
    for (const type of formTypes) expect(having('type', type), type).toBeGreaterThanOrEqual(6)
    for (const state of ['Draft', 'Closed', 'Archived']) expect(having('state', state), state).toBeGreaterThanOrEqual(3)
    expect(all.filter(({ content }) => content.basics.language === 'en')).toHaveLength(12)
    const texts = all.flatMap(({ content: { basics } }) => [basics.title, basics.summary, basics.body])
    expect(new Set(texts).size).toBe(180)
  })

  test('hold what the builder would accept, and lack nothing that publishing asks for', async () => {
    const all = await connection.db.select().from(forms)
    for (const form of all) {
      const { title, type, state, content, publishedAt } = form
      expect(FormContent.parse(content), title).toEqual(content)
      expect(cleanRichText(content.basics.body), title).toBe(content.basics.body)
      const facts = await factsFor(connection.db, form)
      const asOf = { ...facts, now: publishedAt ?? new Date() }
      const missing = checkFormContent(type, content, asOf, 'tr').filter(({ blocks }) => blocks)
      if (state !== 'Draft') expect(missing, title).toEqual([])
      const questions = content.questions.filter(({ kind }) => kind !== 'page')
      expect(questions.length, title).toBeGreaterThanOrEqual(4)
      expect(questions.length, title).toBeLessThanOrEqual(14)
    }
  })

  test('ask for every kind of condition', async () => {
    const all = await connection.db.select({ content: forms.content }).from(forms)
    const kinds = new Set(all.flatMap(({ content }) => content.eligibility.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([
      'age',
      'city',
      'class',
      'department',
      'faculty',
      'gender',
      'gpa',
      'level',
      'nationality',
      'university',
    ])
  })

  test('are listed when published and not when archived; one is over for more than a year', async () => {
    const { db } = connection
    const notArchived = and(sql`${forms.publishedVersion} is not null`, ne(forms.state, 'Archived'))
    expect(await db.$count(listings)).toBe(await db.$count(forms, notArchived))
    expect(await db.$count(listings, sql`${listings.closedAt} < now() - interval '1 year'`)).toBe(1)
    expect(await db.$count(listings, sql`${listings.isOpen} and ${listings.closesAt} <= now()`)).toBe(0)
    const soon = sql`${listings.isOpen} and ${listings.closesAt} < now() + interval '6 days'`
    expect(await db.$count(listings, soon)).toBeGreaterThanOrEqual(5)
    const upcoming = sql`${listings.isOpen} and ${listings.opensAt} > now()`
    expect(await db.$count(listings, upcoming)).toBe(5)
    const minutes = await db
      .selectDistinct({ at: sql`to_char(${listings.closesAt} at time zone 'Europe/Istanbul', 'HH24:MI')` })
      .from(listings)
    expect(minutes).toEqual([{ at: '23:59' }])
  })
})

test('the organizations are written as their settings pages would save them', async () => {
  const all = await connection.db.select().from(companies)
  expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8)
  expect(all.filter(({ verifiedAt }) => verifiedAt)).toHaveLength(8)
  expect(all.filter(({ section3 }) => section3)).toHaveLength(8)
  for (const company of all) {
    const { name, section1, section2, section3, taxNumber, website, about } = company
    expect(isVkn(taxNumber ?? ''), name).toBe(true)
    expect(CompanyTax.safeParse(company).success, name).toBe(true)
    expect(WebAddress.safeParse(website).success, name).toBe(true)
    expect(CompanyAddress.safeParse(company).success, name).toBe(true)
    expect(company.townId, name).not.toBeNull()
    expect(Targeting.parse(company.targeting), name).toEqual(company.targeting)
    expect(SocialLinks.parse(company.social), name).toEqual(company.social)
    expect(cleanRichText(about), name).toBe(about)
    for (const section of [section1, section2, section3]) {
      if (!section) continue
      expect(CompanySection.parse(section)).toEqual(section)
      expect(cleanRichText(section.exp)).toBe(section.exp)
      if (section.video) expect(embedAddress(section.video)).toBeDefined()
    }
  }
})

test('every picture that is named will be drawn, and none twice', async () => {
  const { db } = connection
  const keys = allPictures().map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const named = [
    ...(await db.select().from(companies)).flatMap(({ photo, banner, section1, section2, section3 }) => [
      ...[photo, banner],
      ...[section1, section2, section3].flatMap((section) => [section?.photo1, section?.photo2]),
    ]),
    ...(await db.select().from(forms)).map(({ content }) => content.basics.cover),
    ...(await db.select().from(opportunities)).map(({ cover }) => cover),
    ...(await db.select().from(communities)).map(({ cover }) => cover),
  ].flatMap((key) => key ?? [])
  expect(named.sort()).toEqual([...keys].sort())
})

test('most applications are those of the first organization, none before its form was published or after it closed', async () => {
  const { db } = connection
  const [own] = await db.select().from(companies).where(eq(companies.name, 'Anadolu Eğitim Vakfı'))
  const total = await db.$count(applications)
  expect(total).toBeGreaterThan(400)
  expect(await db.$count(applications, eq(applications.companyId, own?.id ?? ''))).toBeGreaterThan(total / 2)
  const { rows } = await db.execute(sql`
    select 1 from ${applications} join ${forms} on ${forms.id} = ${applications.formId}
    where ${applications.createdAt} < ${forms.publishedAt}
      or ${applications.submittedAt} > least(now(), ${forms.closesAt}) or ${forms.opensAt} > now()`)
  expect(rows).toEqual([])
})

test('everything that was handed in has what was handed in, and its history', async () => {
  const { db } = connection
  const sent = isNotNull(applications.submittedAt)
  expect(await db.$count(applicationSnapshots)).toBe(await db.$count(applications, sent))
  const { rows } = await db.execute(sql`
    select 1 from ${applications} where not exists
      (select from ${applicationHistory} where ${applicationHistory.applicationId} = ${applications.id})`)
  expect(rows).toEqual([])
  const whole = await db
    .select({ snapshot: applicationSnapshots, content: formVersions.content })
    .from(applicationSnapshots)
    .innerJoin(formVersions, eq(formVersions.formId, applicationSnapshots.formId))
  for (const { snapshot, content } of whole) {
    expect(SnapshotProfile.parse(snapshot.profile)).toEqual(snapshot.profile)
    expect(flawedAnswers(content, snapshot.answers), snapshot.applicationId).toEqual([])
    const { requirements } = (await unsealJson(sensitive, snapshot.sensitiveSealed)) ?? { requirements: null }
    for (const question of content.questions) {
      const known = knownAnswer(question, { profile: snapshot.profile, requirements })
      const answer = snapshot.answers[question.id]
      if (known !== undefined && answer !== undefined) expect(answer, question.label).toEqual(known)
    }
  }
})

const sensitive = z.object({ requirements: Requirements.nullable() })

test('the candidate of the demo has an explicit consent that can be taken back', async () => {
  const { rows } = await connection.db.execute(sql`
    select ${forms.title} from ${consents}
    join ${applications} on ${applications.id} = ${consents.applicationId}
    join ${forms} on ${forms.id} = ${applications.formId}
    join ${accounts} on ${accounts.id} = ${consents.accountId}
    where ${accounts.email} = 'aday@kopru.test' and ${consents.text} = 'sensitive'
      and ${consents.withdrawnAt} is null and ${applications.status} <> 'Withdrawn'`)
  expect(rows).toEqual([{ title: 'Yazılım Stajyeri (Yaz Dönemi)' }])
})

test('the demo candidate has asked about her data: one request has its answer, the other waits and is not late', async () => {
  const { rows } = await connection.db.execute(sql`
    select state, outcome, due_on >= (now() at time zone 'Europe/Istanbul')::date as "isInTime",
      (select array_agg(event order by at) from data_request_entries where data_request_id = data_requests.id) as events
    from data_requests where email = 'aday@kopru.test' order by created_at`)
  expect(rows).toEqual([
    { state: 'answered', outcome: 'done', isInTime: true, events: ['received', 'answered'] },
    { state: 'open', outcome: null, isInTime: true, events: ['received'] },
  ])
})

test('somebody has applied to a form of the first organization from two accounts', async () => {
  const { rows } = await connection.db.execute(sql`
    select ${forms.title}, array_agg(${applicationSnapshots.email} order by ${applicationSnapshots.email}) as emails
    from ${applicationSnapshots}
    join ${applications} on ${applications.id} = ${applicationSnapshots.applicationId}
    join ${forms} on ${forms.id} = ${applicationSnapshots.formId}
    join ${companies} on ${companies.id} = ${forms.companyId}
    where ${applications.status} <> 'Withdrawn' and ${companies.name} = 'Anadolu Eğitim Vakfı'
    group by ${forms.title}, ${applicationSnapshots.citizenMark} having count(*) > 1 and ${applicationSnapshots.citizenMark} is not null`)
  expect(rows).toEqual([{ title: 'Anadolu Başarı Bursu', emails: ['aday-082@kopru.test', 'aday-089@kopru.test'] }])
})

test('the numbers of followers are those of the rows', async () => {
  const { db } = connection
  const wrong = ne(
    companies.followers,
    sql`(select count(*) from ${followedCompanies} where ${followedCompanies.companyId} = ${companies.id})`,
  )
  expect(await db.$count(companies, wrong)).toBe(0)
})

test('whoever applies signs in with the password of the demo accounts', async () => {
  const [root] = await connection.db.select().from(accounts).where(eq(accounts.email, 'kurum@kopru.test'))
  const same = and(like(accounts.email, 'aday-%@kopru.test'), eq(accounts.passwordHash, root?.passwordHash ?? ''))
  expect(await connection.db.$count(accounts, same)).toBe(120)
  expect(await isPassword(demoPassword, root?.passwordHash ?? '')).toBe(true)
})

test('the demo candidate fits some forms, does not fit others, and of some nobody can tell', async () => {
  const { db } = connection
  const [own] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.email, 'aday@kopru.test')))
  const profile = await readEligibilityProfile(db, own?.id ?? '')
  expect(profile).toMatchObject({
    nationalityId: 223,
    gender: 'female',
    educations: [{ level: 'bachelor', gpa: { value: 3.12 } }],
  })
  const fitOf = async (title: string) => {
    const [form] = await db.select({ id: forms.id }).from(forms).where(eq(forms.title, title))
    const { items } = await readFit(caller, { candidateId: own?.id ?? '', formId: form?.id ?? '' })
    return items.map(({ fit }) => fit)
  }
  expect(await fitOf('Anadolu Başarı Bursu')).toEqual(['fits', 'fits', 'fits', 'fits'])
  expect(await fitOf('Ödev Saati Gönüllüleri')).toEqual(['fits', 'doesNotFit'])
  expect(await fitOf('Derleyici Bursu')).toEqual(['fits', 'unknown', 'fits'])
  expect(await db.$count(savedForms)).toBe(5)
})

test('of all that waits for the demo candidate she was told, and has not read it yet', async () => {
  const { db } = connection
  const own = await db
    .select({ status: applications.status, action: applications.action })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(accounts, and(eq(accounts.id, candidates.accountId), eq(accounts.email, 'aday@kopru.test')))
    .orderBy(applications.status, applications.action)
  expect(own.map(({ status, action }) => `${status} ${action}`)).toEqual([
    'Approved BankInfoRequested',
    'Draft None',
    'InReview DocumentRequested',
    'InReview InterviewInvited',
    'Rejected None',
    'Submitted None',
    'Withdrawn None',
  ])
  // She sees who opened what is sensitive.
  expect(await db.$count(applicationHistory, eq(applicationHistory.event, 'documentRead'))).toBeGreaterThan(0)
  const isHers = eq(accounts.email, 'aday@kopru.test')
  const all = await db
    .select()
    .from(notifications)
    .innerJoin(accounts, and(eq(accounts.id, notifications.accountId), isHers))
    .orderBy(notifications.event)
  const news = all.map((row) => row.notifications)
  const unread = news.filter(({ readAt }) => readAt === null)
  expect(unread.map(({ event }) => event)).toEqual([
    'bankInfoRequested',
    'documentRequested',
    'interviewInvited',
    'messageReceived',
  ])
  expect(news).toHaveLength(4 + 6 + 2)
  for (const { event, values, createdAt } of news) {
    expect(newsText('tr', event, values), event).toContain(String(values.title))
    expect(createdAt.getTime(), event).toBeLessThanOrEqual(Date.now())
  }
})

const caller: Caller = { language: 'tr', requestId: 'test', address: '127.0.0.1', device: 'Firefox' }
