import type { AccountKind } from '#contract/accounts/accounts.ts'
import { linkToPage } from '#domain/ground/messages/link-to-page.ts'
import type { EmailMessage } from '#domain/ground/messages/templates.ts'
import { newsText } from '#domain/ground/notifications/news-text.ts'
import { formatDeadline } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'

/** The names in example e-mails; a test makes them as long as allowed. */
export interface ExampleNames {
  readonly title: string
  readonly companyName: string
  readonly name: string
}

/** Every template except notifications, which have an example for each event. */
type Template = Exclude<EmailMessage['template'], 'news'>
type ValuesOf<One extends Template> = Extract<EmailMessage, { readonly template: One }>['values']
type Examples = { readonly [One in Template]: ValuesOf<One> }

/** Example values of every template, as the sending actions give them. */
export function exampleValues(language: Language, { title, companyName, name }: ExampleNames): Examples {
  const inviter = `${name} Kara`
  const deadline = formatDeadline('2027-03-15T20:59:00.000Z', language)
  const link = linkToPage(language, '/verify', 'example')
  const listing = { name, companyName, title, link }
  const written = { companyName, title, link, quote: 'Mülakat 3. kattaki toplantı salonunda.\nGörüşmek üzere!' }
  const account = { name, code: '482913', minutes: '3' }
  const quote = 'Belgelerinizi aldık.'
  return {
    verification: { ...account, link },
    accountExists: { name, link },
    passwordReset: { name, link, minutes: '60' },
    passwordChanged: { name },
    securityChanged: { name, change: 'authenticatorOn' },
    invitation: { inviter, companyName, link },
    invitationElsewhere: { inviter, companyName },
    emailChange: account,
    confirmation: account,
    emailChanged: { name, newEmail: 'a***@kopru.test' },
    contact: { writer: inviter, address: 'ayse@kopru.test', topic: 'Teknik bir sorun var', quote: 'Sayfa açılmıyor.' },
    contactAnswer: { name, quote: 'Düzelttik, yeniden dener misiniz?', asked: 'Sayfa açılmıyor.', link },
    dataRequestToPerson: {
      name,
      text: newsText(language, 'dataRequestAnswered', { companyName }) ?? '',
      quote,
      asked: 'Verilerimi silin.',
      link,
    },
    dataRequestToUs: { text: newsText('tr', 'dataRequestReceived', { dueOn: '2027-03-15' }) ?? '', link },
    companySuspended: { name, companyName, quote: 'İlanlarınızdaki kurum bilgileri doğrulanamadı.' },
    companyRestored: { name, companyName, quote: 'Kurum bilgileriniz doğrulandı.' },
    teamProtection: { name, companyName, root: inviter, date: deadline, has: 'no' },
    ledgerDiffers: { count: '2', quote: '0198a: application: 12 ≠ 11' },
    newForm: listing,
    closingSoon: { ...listing, deadline },
    entered: { ...listing, until: deadline },
    enteredParticipant: listing,
    received: { ...listing, number: 'KPR-1042-7F3A', time: deadline, quote: '', ownSubject: '' },
    withdrawn: { ...listing, time: deadline },
    written: { ...written, ownSubject: '' },
    writtenToMember: { ...written, ownSubject: '' },
    communityInvited: { companyName, title, link },
    unfinished: { ...listing, deadline, quote: '', ownSubject: '' },
    digest: { name, more: 2, first: title, lines: newsLines(language, title, companyName), link },
  }
}

const newsLines = (language: Language, title: string, companyName: string) =>
  ['resultPublished', 'documentAccepted', 'messageReceived']
    .map((event) => newsText(language, event, { title, companyName, document: 'none' }))
    .join('\n')

const both: readonly AccountKind[] = ['Candidate', 'Company']
const candidates: readonly AccountKind[] = ['Candidate']
const companies: readonly AccountKind[] = ['Company']

/** Which kinds of account get the template. */
export const readersOf: Readonly<Record<Template, readonly AccountKind[]>> = {
  verification: both,
  accountExists: both,
  passwordReset: both,
  passwordChanged: both,
  securityChanged: both,
  emailChange: both,
  confirmation: both,
  emailChanged: both,
  invitation: companies,
  invitationElsewhere: companies,
  contact: companies,
  contactAnswer: companies,
  dataRequestToPerson: candidates,
  dataRequestToUs: companies,
  companySuspended: companies,
  companyRestored: companies,
  teamProtection: companies,
  ledgerDiffers: companies,
  newForm: candidates,
  closingSoon: candidates,
  entered: candidates,
  enteredParticipant: candidates,
  received: candidates,
  withdrawn: candidates,
  written: candidates,
  writtenToMember: candidates,
  communityInvited: candidates,
  unfinished: candidates,
  digest: candidates,
}
