import { sql } from 'drizzle-orm'
import { database } from '#database/connection.ts'
import { accounts, codes, consents } from '#database/schema/accounts.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationHistory } from '#database/schema/application-history.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { calendarEntries } from '#database/schema/calendars/calendar-entries.ts'
import { calendarFeeds } from '#database/schema/calendars/calendar-feeds.ts'
import { interviewReminders } from '#database/schema/calendars/interview-reminders.ts'
import {
  candidateCertificates,
  candidateCompetencies,
  candidateEducations,
  candidateExperiences,
  candidates,
} from '#database/schema/candidates.ts'
import { communityMessages } from '#database/schema/communities/community-messages.ts'
import { emailInvitations } from '#database/schema/communities/email-invitations.ts'
import { formInvitations } from '#database/schema/communities/form-invitations.ts'
import { memberRemovals } from '#database/schema/communities/member-removals.ts'
import {
  announcementReadings,
  communities,
  communityAnnouncements,
  communityMembers,
} from '#database/schema/communities.ts'
import { contactMessages } from '#database/schema/contact.ts'
import { candidateDocuments, documentRequests } from '#database/schema/documents.ts'
import { entries } from '#database/schema/entries.ts'
import { files } from '#database/schema/files.ts'
import { followedCompanies, savedForms } from '#database/schema/forms.ts'
import {
  interviewBookings,
  interviewInvitations,
  interviewResults,
  interviewSlots,
} from '#database/schema/interviews.ts'
import { deliveries, mailings } from '#database/schema/mailings.ts'
import { notificationPreferences, notifications } from '#database/schema/notifications.ts'
import { operatorActs } from '#database/schema/operations/operator-acts.ts'
import { opportunities, opportunityClaims } from '#database/schema/opportunities.ts'
import { outbox } from '#database/schema/outbox.ts'
import { dataRequestEntries, dataRequests } from '#database/schema/own-data/data-requests.ts'
import { studyYears } from '#database/schema/participants/study-years.ts'
import { termParticipants, terms } from '#database/schema/participants/terms.ts'
import { paymentRuns } from '#database/schema/payments/payment-runs.ts'
import { runLines } from '#database/schema/payments/run-lines.ts'
import { applicationResults } from '#database/schema/results/application-results.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { mailingFiles, messageFiles } from '#database/schema/review/message-files.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { authenticators, passkeys, recoveryCodes } from '#database/schema/second-factors.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { newId } from '#platform/ids.ts'
import { sealJson } from '#platform/sealed-json.ts'
import { aCompany, aPublishedForm } from '../builders.ts'
import { aPrivateFile } from '../files/private-file.ts'
import { aQuestion } from '../form-parts.ts'
import { aBankAccount, aParticipant, aPayment } from '../taking-part.ts'

/** The values that a copy of the data must contain, and those that it must not. */
export const mark = (what: string) => `işaret-${what}`
export const hidden = (what: string) => `gizli-${what}`

const hourAgo = new Date(Date.now() - 2 * 3_600_000)

/** A candidate with a row in every table about candidates, visible and hidden. */
export async function fullCandidate() {
  const company = await aCompany()
  const question = aQuestion('shortText', { label: mark('soru') })
  const form = await aPublishedForm(company, { content: { questions: [question] } })
  const other = await aPublishedForm(company)
  const own = { id: form.id, companyId: company.companyId }
  const sensitive = { tckn: '10000000146', requirements: { note: mark('snapshotSensitive') } }
  const participant = await aParticipant(own, {
    application: { resultMessage: mark('applications') },
    snapshot: { answers: { [question.id]: mark('handedIn') }, sensitiveSealed: await sealJson(sensitive) },
    profile: { about: mark('profileThen') },
  })
  const { appId, candidate, participantId } = participant
  const world = {
    company,
    formId: form.id,
    otherId: other.id,
    questionId: question.id,
    appId,
    participantId,
    candidateId: candidate.candidateId,
    accountId: candidate.accountId,
  }
  await profileOf(world)
  await applicationOf(world)
  await undecidedOf(world)
  await laterOf(world)
  await accountOf(world, candidate.email)
  const iban = 'TR660006100519786457841327'
  await aBankAccount(participant, { iban, note: mark('bankAccounts'), flags: ['shared'] })
  const paymentId = await aPayment(participant, company.accountId, {
    label: mark('payments'),
    note: hidden('paymentNote'),
    holdNote: hidden('holdNote'),
  })
  await paid(world, paymentId)
  return { ...world, candidate, iban }
}

type World = Readonly<
  Record<'formId' | 'otherId' | 'questionId' | 'appId' | 'participantId' | 'candidateId' | 'accountId', string>
> & { readonly company: Awaited<ReturnType<typeof aCompany>> }

async function profileOf({ candidateId, accountId, company, formId }: World) {
  const db = database()
  await db
    .update(candidates)
    .set({
      about: mark('profile'),
      citizenSealed: await sealJson({ tckn: '10000000146' }),
      bankSealed: await sealJson({ iban: 'TR330006100519786457841326', owner: mark('bankSealed') }),
      requirementsSealed: await sealJson({ note: mark('requirements') }),
    })
    .where(sql`${candidates.id} = ${candidateId}`)
  const id = newId
  await db
    .insert(candidateEducations)
    .values({ id: id(), candidateId, level: 'highschool', schoolName: mark('educations') })
  const job = { kind: 'work', organization: mark('experiences'), position: 'Stajyer', startedOn: '2024-01-01' } as const
  await db.insert(candidateExperiences).values({ id: id(), candidateId, ...job })
  await db.insert(candidateCertificates).values({ id: id(), candidateId, name: mark('certificates'), issuer: 'Kurs' })
  await db.insert(candidateCompetencies).values({ id: id(), candidateId, type: 'skill', content: mark('competencies') })
  const fileId = await aPrivateFile(candidateId, `${mark('files')}.pdf`)
  const shelved = { candidateId, documentTypeId: 2, fileId, note: mark('documents'), seriesId: id() }
  await db.insert(candidateDocuments).values({ id: id(), ...shelved })
  await db.insert(savedForms).values({ candidateId, formId })
  await db.insert(followedCompanies).values({ candidateId, companyId: company.companyId })
  const [communityId, announcementId] = [newId(), newId()]
  await db.insert(communities).values({
    id: communityId,
    companyId: company.companyId,
    name: mark('communityMembers'),
    summary: '-',
    members: 1,
    publishedAt: hourAgo,
  })
  await db.insert(communityMembers).values({
    communityId,
    candidateId,
    state: 'member',
    note: mark('joining'),
    shares: ['phone'],
    consentedAt: hourAgo,
  })
  const removal = { removalId: newId(), candidateId, communityId, was: { note: hidden('removal') }, tags: [] }
  await db.insert(memberRemovals).values(removal)
  const said = { title: mark('announcementReadings'), body: '-', publishAt: hourAgo, publishedAt: hourAgo, reached: 1 }
  await db
    .insert(communityAnnouncements)
    .values({ id: announcementId, communityId, accountId: company.accountId, ...said })
  await db.insert(announcementReadings).values({ announcementId, candidateId })
  const mailingId = newId()
  await db.insert(mailings).values({
    id: mailingId,
    companyId: company.companyId,
    communityId,
    accountId: company.accountId,
    texts: {},
    channels: ['inApp'],
    releaseAt: hourAgo,
    recipients: 1,
    credits: 0,
  })
  const [own] = await db.select().from(accounts).where(sql`${accounts.id} = ${accountId}`)
  const invited = { communityId, email: own?.email ?? '', invitedBy: company.accountId }
  await db.insert(emailInvitations).values({ id: newId(), ...invited })
  await db.insert(formInvitations).values({ formId, candidateId, communityId, invitedBy: company.accountId })
  const written = { subject: mark('communityMessages'), text: '-' }
  await db.insert(communityMessages).values({ id: newId(), communityId, candidateId, mailingId, ...written })
  const offered = { companyId: company.companyId, title: mark('opportunityClaims'), summary: '-', code: hidden('code') }
  const opportunityId = id()
  await db.insert(opportunities).values({ id: opportunityId, ...offered })
  await db.insert(opportunityClaims).values({ opportunityId, candidateId })
}

async function applicationOf({ appId, candidateId, company, formId, questionId }: World) {
  const db = database()
  const { companyId, accountId: memberId } = company
  const ofForm = { applicationId: appId, formId, companyId }
  const typed = { questionId, value: mark('typedAnswers'), typedAt: new Date(), device: 'tab' }
  await db.insert(applicationAnswers).values({ applicationId: appId, ...typed })
  const fileId = await aPrivateFile(candidateId, 'transkript.pdf')
  await db.insert(applicationDocuments).values({ id: newId(), applicationId: appId, formDocumentId: newId(), fileId })
  await db.insert(entries).values({
    applicationId: appId,
    companyId,
    enteredBy: memberId,
    ground: 'consent',
    groundNote: hidden('groundNote'),
    addressMark: hidden('addressMark'),
    expiresAt: new Date(),
    takenOverAt: new Date(),
  })
  await db.insert(applicationResults).values({ ...ofForm, acceptance: 'Declined', declineReason: mark('results') })
  const happened = { applicationId: appId, companyId, by: 'company', accountId: memberId } as const
  await db.insert(applicationHistory).values([
    { id: newId(), ...happened, event: 'statusChanged', detail: { to: 'Approved', reason: mark('history') } },
    { id: newId(), ...happened, event: 'sensitiveRead', detail: { what: 'both' } },
    { id: newId(), ...happened, event: 'noteAdded', detail: { names: hidden('historyNote') }, visible: false },
  ])
  const written = { applicationId: appId, companyId, candidateId, by: 'company', accountId: memberId } as const
  await db
    .insert(documentRequests)
    .values({ id: newId(), ...ofForm, candidateId, documentTypeId: 2, note: mark('documentRequests') })
  const [shown, unshown] = [
    await aCompanyFile(companyId, mark('sharedDocuments')),
    await aCompanyFile(companyId, hidden('added')),
  ]
  const added = { applicationId: appId, documentTypeId: 2, addedBy: memberId }
  await db.insert(addedDocuments).values([
    { id: newId(), ...added, fileId: shown, isShown: true },
    { id: newId(), ...added, fileId: unshown, isShown: false },
  ])
  await db
    .insert(notes)
    .values({ id: newId(), applicationId: appId, accountId: memberId, formId, text: hidden('note') })
  const tagId = newId()
  await db.insert(tags).values({ id: tagId, companyId, name: hidden('tag'), colour: 'red' })
  await db.insert(applicationTags).values({ applicationId: appId, tagId, formId })
  const mailingId = await sent({ appId, formId, company }, new Date())
  const attached = await aCompanyFile(companyId, mark('messageFiles'))
  await db.insert(messageFiles).values({ fileId: attached })
  await db.insert(mailingFiles).values({ mailingId, fileId: attached, position: 1 })
  const said = { subject: 'Konu', text: mark('messages') }
  await db.insert(applicationMessages).values({ id: newId(), ...written, mailingId, ...said })
}

/** A letter, as far as its sending is. */
async function sent({ appId, formId, company }: Pick<World, 'appId' | 'formId' | 'company'>, shownAt: Date | null) {
  const { companyId, accountId } = company
  const [actId, mailingId] = [newId(), newId()]
  await database().insert(acts).values({ id: actId, companyId, formId, accountId, kind: 'sendMessages', changed: 1 })
  await database()
    .insert(mailings)
    .values({
      id: mailingId,
      companyId,
      formId,
      actId,
      accountId,
      channels: ['email'],
      releaseAt: new Date(),
      texts: { tr: { subject: hidden('letter'), text: hidden('letter') } } as never,
      recipients: 1,
      credits: 1,
      asks: { kind: 'bankInfos', note: hidden('asked'), dueAt: null },
    })
  const delivery = { id: newId(), mailingId, applicationId: appId, email: 'sent', dueAt: new Date(), shownAt } as const
  await database().insert(deliveries).values(delivery)
  return mailingId
}

async function aCompanyFile(companyId: string, name: string) {
  const [id, key] = [newId(), `${newId()}.pdf`]
  await fileStore().put('private', key, Buffer.from(name))
  const facts = { type: 'application/pdf', size: name.length, sha256: 'x' }
  await database()
    .insert(files)
    .values({ id, companyId, key, name: `${name}.pdf`, ...facts })
  return id
}

/** A decided application whose result is not published. */
async function undecidedOf({ candidateId, company, otherId: formId }: World) {
  const db = database()
  const { companyId, accountId: memberId } = company
  const id = newId()
  const decided = { status: 'Rejected', resultMessage: hidden('resultMessage'), decidedAt: new Date() } as const
  const shared = { formId, companyId, formVersion: 1 }
  await db
    .insert(applications)
    .values({ id, ...shared, candidateId, submittedAt: new Date(), decidedBy: memberId, ...decided })
  const [snapshot] = await db.select().from(applicationSnapshots).limit(1)
  if (!snapshot) throw new Error('Somebody has applied')
  const { search: _, beginnings: __, folded: ___, ...copied } = snapshot
  await db.insert(applicationSnapshots).values({ ...copied, ...shared, applicationId: id })
  await db.insert(applicationResults).values({
    applicationId: id,
    formId,
    companyId,
    feedback: hidden('feedback'),
    declineReason: hidden('decline'),
  })
  const happened = { applicationId: id, companyId, by: 'company', accountId: memberId } as const
  await db.insert(applicationHistory).values([
    { id: newId(), ...happened, event: 'statusChanged', detail: { to: 'Rejected', names: hidden('statusNames') } },
    { id: newId(), ...happened, event: 'feedbackGiven', detail: { names: hidden('feedbackNames') }, visible: false },
  ])
  await sent({ appId: id, formId, company }, null)
}

async function laterOf({ appId, candidateId, accountId, participantId, company, formId }: World) {
  const db = database()
  const { companyId, accountId: memberId } = company
  const [slotId, invitationId, termId] = [newId(), newId(), newId()]
  const startsAt = new Date(Date.now() + 86_400_000)
  await db
    .insert(interviewSlots)
    .values({ id: slotId, companyId, formId, startsAt, minutes: 30, place: mark('interviewTimes') })
  const invited = { applicationId: appId, companyId, formId, candidateId, offerId: newId() }
  await db.insert(interviewInvitations).values({ id: invitationId, ...invited, message: mark('interviews') })
  await db.insert(interviewBookings).values({ slotId, seat: 0, invitationId })
  await db
    .insert(interviewResults)
    .values({ invitationId, accountId: memberId, score: 42, note: hidden('interviewNote') })
  await db.insert(interviewReminders).values({ invitationId, kind: 'tomorrow', moment: startsAt })
  const entry = { formId, sequence: 0, startsAt, minutes: 30, timeZone: 'Europe/Istanbul', place: mark('calendar') }
  await db.insert(calendarEntries).values({ uid: invitationId, accountId, ...entry })
  await db.insert(calendarFeeds).values({ accountId, id: newId() })
  const term = {
    name: mark('terms'),
    startsOn: '2026-09-01',
    endsOn: '2027-01-31',
    documents: [],
    holdsPayments: false,
  }
  await db.insert(terms).values({ id: termId, companyId, formId, ...term, dueAt: new Date(), openedBy: memberId })
  await db.insert(termParticipants).values({ termId, participantId, excusedReason: mark('excused') })
  await db
    .insert(studyYears)
    .values({ id: newId(), participantId, year: 2026, className: mark('studyYears'), writtenBy: memberId })
}

async function paid({ company }: World, paymentId: string) {
  const { companyId, accountId } = company
  const runId = newId()
  const file = { fileKey: 'x', fileName: 'x.csv', sha256: 'x', template: 'csv', count: 1, totals: [] }
  await database()
    .insert(paymentRuns)
    .values({ id: runId, companyId, number: 1, month: '2026-11-01', accountId, ...file })
  const line = {
    reference: mark('transfers'),
    amountMinor: 200_000,
    currency: 'TRY',
    masked: 'TR66 **** 1327',
  } as const
  await database()
    .insert(runLines)
    .values({ id: newId(), runId, paymentId, companyId, ...line, outcomeNote: hidden('outcomeNote') })
}

async function accountOf({ accountId, appId, company }: World, email: string) {
  const db = database()
  await db
    .update(accounts)
    .set({ passwordHash: hidden('password'), surname: mark('account') })
    .where(sql`${accounts.id} = ${accountId}`)
  const code = {
    purpose: 'verification',
    target: mark('sentCodes'),
    codeHash: hidden('code'),
    tokenHash: hidden(`token${newId()}`),
  } as const
  await db.insert(codes).values({ id: newId(), accountId, ...code, expiresAt: new Date() })
  await db.insert(consents).values([
    { id: newId(), accountId, text: 'terms', version: '2026-11-15' },
    { id: newId(), accountId, text: 'sharing', version: '2026-11-15', applicationId: appId },
  ])
  await db.insert(authenticators).values({ accountId, secret: hidden('authenticator') })
  await db.insert(passkeys).values({
    id: hidden(`passkeyId${newId()}`),
    accountId,
    publicKey: hidden('key'),
    counter: 1,
    name: mark('passkeys'),
  })
  await db.insert(recoveryCodes).values({ accountId, codeHash: hidden('recovery') })
  await db.insert(notificationPreferences).values({ accountId, kind: 'messages', inApp: true, email: false, sms: true })
  const happened = {
    kind: 'documents',
    event: 'documentRequested',
    values: { title: mark('news'), companyName: 'Kurum' },
  }
  await db.insert(notifications).values({ id: newId(), accountId, ...happened })
  const message = { channel: 'email', subject: 'Konu', code: hidden('outboxCode') } as const
  const came = { createdAt: new Date(Date.now() + 1000), sentAt: hourAgo }
  await db.insert(outbox).values([
    { id: newId(), ...message, recipient: email, text: mark('sentMessages'), ...came },
    { id: newId(), ...message, recipient: email, text: hidden('freshCode'), createdAt: new Date(), sentAt: new Date() },
    { id: newId(), ...message, recipient: 'baska@kopru.test', text: hidden('toAnother'), ...came },
  ])
  const asked = { name: 'Ayşe', email, topic: 'privacy', message: mark('contacts'), language: 'tr' } as const
  await db.insert(contactMessages).values({ id: newId(), ...asked, answeredBy: company.accountId })
  await requestsOf({ accountId, company })
  await db.insert(operatorActs).values({
    act: 'verificationSent',
    about: mark('helpGiven'),
    aboutId: accountId,
    reason: hidden('operatorReason'),
  })
}

async function requestsOf({ accountId, company }: Pick<World, 'accountId' | 'company'>) {
  const db = database()
  const [own] = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(sql`${candidates.accountId} = ${accountId}`)
  const [dataRequestId, candidateId] = [newId(), own?.id ?? null]
  const person = { name: 'Ayşe Yılmaz', email: 'ayse@kopru.test', language: 'tr', dueOn: '2026-12-17' } as const
  await db.insert(dataRequests).values({
    id: dataRequestId,
    candidateId,
    companyId: company.companyId,
    ...person,
    kind: 'access',
    text: mark('dataRequests'),
  })
  const entry = { dataRequestId, accountId: company.accountId }
  await db.insert(dataRequestEntries).values([
    { id: newId(), ...entry, event: 'asked', text: mark('dataRequestEntries') },
    { id: newId(), ...entry, event: 'noted', text: hidden('dataRequestNote') },
  ])
}
