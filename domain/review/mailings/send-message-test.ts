import { and, eq } from 'drizzle-orm'
import type { Input, Output } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { type sendMessageTest as call, mostTestsInAnHour } from '#contract/mailings/message-tests.ts'
import { database } from '#database/connection.ts'
import { limit } from '#database/rate-limits.ts'
import { accounts } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { isGranted } from '#domain/accounts/company-accounts/is-granted.ts'
import { signedIn } from '#domain/ground/callers/signed-in.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import { queueMessages } from '#domain/ground/messages/queue-message.ts'
import type { Message } from '#domain/ground/messages/templates.ts'
import { shownTitle } from '#domain/ground/published-forms/shown-title.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { requireMessageFiles } from '../message-files/require-message-files.ts'
import { nameFiles } from './name-files.ts'
import { type MemberRecipient, type Recipient, wordFor } from './recipients.ts'

/**
 * Sends a draft to its author, as recipients would get it. Placeholders have sample values, so that no candidate's data
 * is e-mailed; no application and no credit is touched.
 */
export async function sendMessageTest(caller: Caller, input: Input<typeof call>): Promise<Output<typeof call>> {
  const { texts, toMembers } = input
  const { accountId } = signedIn(caller)
  await tests.demand(accountId)
  // Messages to members have no attachments.
  const files = toMembers ? [] : await requireMessageFiles(caller, input)
  const self = await readSelf(accountId, input.companyId)
  const formTitle = await titleOf(caller, input)
  const messages = (['tr', 'en'] as const).flatMap((language): Message[] => {
    const text = texts[language]
    if (!text) return []
    const recipient = toMembers ? sampleMember(self, language) : sampleApplicant(self, language, formTitle)
    const { subject, text: quote } = wordFor(recipient, { [language]: text })
    return [
      {
        channel: 'email',
        to: self.email,
        kind: 'Candidate',
        language,
        template: toMembers ? 'writtenToMember' : 'written',
        values: {
          companyName: self.organization,
          title: recipient.title,
          link: linkToPage(language, recipient.page),
          quote,
          ownSubject: translate(language, 'messages.test.subject', { subject }),
          ...nameFiles(files),
        },
      },
    ]
  })
  await database().transaction((tx) => queueMessages(tx, messages))
  return { email: self.email }
}

const tests = limit('message-tests:account', { points: mostTestsInAnHour, seconds: 60 * 60 })

async function readSelf(accountId: string, companyId: string) {
  const [self] = await database()
    .select({ email: accounts.email, name: accounts.name, surname: accounts.surname, organization: companies.name })
    .from(accounts)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(eq(accounts.id, accountId))
  if (!self) throw new Error('A signed-in member without an account')
  return self
}

type Self = Awaited<ReturnType<typeof readSelf>>

/** The title of the form, for members who may write to its applicants or participants. */
async function titleOf(caller: Caller, { companyId, ofFormId }: Input<typeof call>): Promise<string | undefined> {
  const writes = isGranted(caller, 'Applications', 'write') || isGranted(caller, 'Participants', 'write')
  if (ofFormId === undefined || !writes) return undefined
  const [form] = await database()
    .select({ title: shownTitle })
    .from(forms)
    .leftJoin(listings, eq(listings.formId, forms.id))
    .where(and(eq(forms.id, ofFormId), eq(forms.companyId, companyId)))
  return form?.title
}

const addressee = ({ name, surname, organization, email }: Self, language: Language) => ({
  candidateId: '',
  lost: undefined,
  language,
  name,
  surname,
  email,
  gsm: null,
  organization,
})

const sampleMember = (self: Self, language: Language): MemberRecipient => ({
  ...addressee(self, language),
  communityId: '',
  title: translate(language, 'messages.test.community'),
  page: '/student-dashboard/communities',
})

/** Sample values for every placeholder, so that each of them can be seen. */
const sampleApplicant = (self: Self, language: Language, title: string | undefined): Recipient => ({
  ...addressee(self, language),
  applicationId: '',
  title: title || translate(language, 'messages.test.form'),
  page: '/student-dashboard/applications',
  status: 'InReview',
  step: translate(language, 'messages.test.step'),
  acceptBy: inDays(14),
  feedbackReason: null,
  feedback: translate(language, 'messages.test.feedback'),
  interviewAt: inDays(7),
  interviewPlace: translate(language, 'messages.test.place'),
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
