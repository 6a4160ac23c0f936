import { inArray } from 'drizzle-orm'
import type { MessageTexts } from '#contract/mailings/message-texts.ts'
import type { Transaction } from '#database/connection.ts'
import { acts } from '#database/schema/acts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applications } from '#database/schema/applications.ts'
import { deliveries, mailings, messageTemplates } from '#database/schema/mailings.ts'
import { newId } from '#platform/ids.ts'
import type { HistoryRow, OnDesk } from './on-desk.ts'

const texts: MessageTexts = {
  tr: {
    subject: 'Başvurun hakkında bir sorumuz var',
    text: 'Merhaba {{name}},\n\n{{form}} başvurunu okuduk. Bu yıl başka bir yerden burs ya da kredi alıyor musun? Alıyorsan tutarını yazman yeterli.',
    sms: '',
  },
  en: {
    subject: 'A question about your application',
    text: 'Hello {{name}},\n\nwe have read your application to {{form}}. Do you receive another scholarship or loan this year? If so, just write how much.',
    sms: '',
  },
}

const missingDocument: MessageTexts = {
  tr: {
    subject: 'Başvurunda eksik belge var',
    text: 'Merhaba {{name}},\n\n{{form}} başvurunda bir belge eksik. Belgelerim sayfasından yükleyebilirsin.',
    sms: '',
  },
}

const replies = [
  'Merhaba, KYK’dan aylık 3.000 TL öğrenim kredisi alıyorum. Başka bursum yok.',
  'İyi günler, hayır, başka bir burs ya da kredi almıyorum.',
  'Merhaba, üniversitemin yemek bursundan yararlanıyorum; nakit bir destek almıyorum.',
] as const

/** One message to all whose review has begun in a form, as the organization would have sent it; some have answered. */
export async function writeConversations(tx: Transaction, received: readonly OnDesk[]): Promise<readonly HistoryRow[]> {
  const forms = Map.groupBy(received.filter(isAsked), ({ form }) => form.id)
  const sent = [...forms.values()].flatMap((all) => (all.length < 5 ? [] : [mailingTo(all)]))
  await tx.insert(messageTemplates).values(templatesOf(received))
  if (sent.length === 0) return []
  await tx.insert(acts).values(sent.map(({ act }) => act))
  await tx.insert(mailings).values(sent.map(({ mailing }) => mailing))
  const threads = sent.flatMap(({ all, mailing, act }) => all.map((one) => threadOf(one, mailing.id, act.id)))
  await tx.insert(deliveries).values(threads.map(({ delivery }) => delivery))
  await tx.insert(applicationMessages).values(threads.flatMap(({ messages }) => messages))
  const waiting = threads.filter(({ isAnswered }) => !isAnswered).map(({ delivery }) => delivery.applicationId)
  await tx.update(applications).set({ action: 'AnswerRequested' }).where(inArray(applications.id, waiting))
  return threads.flatMap(({ history }) => history)
}

/** Of whom nothing else is awaited. */
const isAsked = ({ application: { status, action }, isFirstOrganization }: OnDesk) =>
  isFirstOrganization && (status === 'InReview' || status === 'Shortlisted') && action === 'None'

const templatesOf = (received: readonly OnDesk[]) => {
  const own = received.find(({ isFirstOrganization }) => isFirstOrganization)
  const { companyId = '' } = own?.organization ?? {}
  return [
    { id: newId(), companyId, name: 'Başka burs sorusu', texts },
    { id: newId(), companyId, name: 'Eksik belge', texts: missingDocument },
  ]
}

const share = 0.55

function mailingTo(all: readonly OnDesk[]) {
  const [first] = all as readonly [OnDesk, ...OnDesk[]]
  const { form, organization } = first
  const latest = new Date(Math.max(...all.map((one) => one.at(share).getTime())))
  const ours = { companyId: form.companyId, formId: form.id, accountId: organization.memberIds[0] }
  const [actId, mailingId] = [newId(), newId()]
  const subject = texts.tr?.subject ?? ''
  const detail = { mailingId, subject }
  return {
    all,
    act: { id: actId, ...ours, kind: 'sendMessages' as const, detail, changed: all.length, at: latest },
    mailing: {
      id: mailingId,
      ...ours,
      actId,
      texts,
      channels: ['inApp' as const],
      awaitsAnswer: true,
      state: 'done' as const,
      releaseAt: latest,
      endedAt: latest,
      createdAt: latest,
      recipients: all.length,
      credits: 0,
      numbers: { shown: all.length, sent: 0, failed: 0, left: 0, dropped: 0 },
    },
  }
}

function threadOf(one: OnDesk, mailingId: string, actId: string) {
  const { application, form, applicant, organization } = one
  const random = one.random('thread')
  const isAnswered = random.chance(0.6)
  const ours = { applicationId: application.id, companyId: form.companyId, candidateId: application.candidateId }
  const id = newId()
  const [askedAt, answeredAt] = [one.at(share), one.at(0.9)]
  const filled = (text: string) => text.replace('{{name}}', applicant.profile.name).replace('{{form}}', form.title)
  const question = {
    id,
    ...ours,
    mailingId,
    by: 'company' as const,
    accountId: organization.memberIds[0],
    subject: texts.tr?.subject ?? '',
    text: filled(texts.tr?.text ?? ''),
    awaitsAnswer: true,
    answeredAt: isAnswered ? answeredAt : null,
    createdAt: askedAt,
    readAt: isAnswered ? answeredAt : null,
  }
  const reply = {
    id: newId(),
    ...ours,
    by: 'candidate' as const,
    accountId: applicant.accountId,
    subject: '',
    text: random.pick(replies),
    createdAt: answeredAt,
    readAt: random.chance(0.5) ? one.at(0.95) : null,
  }
  return {
    isAnswered,
    delivery: {
      id,
      mailingId,
      applicationId: application.id,
      state: 'done' as const,
      dueAt: askedAt,
      shownAt: askedAt,
    },
    messages: isAnswered ? [question, reply] : [question],
    history: [
      one.happened('messageSent', share, { actId, detail: { mailingId } }),
      ...(isAnswered
        ? [
            one.happened('messageAnswered', 0.9, {
              by: 'candidate',
              accountId: applicant.accountId,
              visible: true,
            }),
          ]
        : []),
    ],
  }
}
