import type { AccountKind } from '#contract/accounts/accounts.ts'
import { delivery } from '#domain/ground/messages/delivery.ts'
import type { EmailMessage } from '#domain/ground/messages/templates.ts'
import { type Worded, wordMessage } from '#domain/ground/messages/word-message.ts'
import { newsEmail } from '#domain/ground/notifications/news-email.ts'
import { newsEvents } from '#domain/ground/notifications/news-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { exampleNews } from './example-news.ts'
import { type ExampleNames, exampleValues, readersOf } from './example-values.ts'

export interface ExampleEmail extends Worded {
  /** The template, or the event of a notification. */
  readonly name: string
  readonly kind: AccountKind
  readonly language: Language
}

const usual: ExampleNames = { title: 'Yarının Mühendisleri Bursu', companyName: 'Işık Vakfı', name: 'Ayşe' }

/**
 * Every e-mail that the product can send, in both languages and for both kinds of account, made by the sending code.
 */
export const exampleEmails = (names = usual): ExampleEmail[] =>
  (['tr', 'en'] as const).flatMap((language) => [
    ...templatesIn(language, names),
    ...unverifiedIn(language, names),
    ...newsIn('Candidate', language, names),
    ...newsIn('Company', language, names),
  ])

function templatesIn(language: Language, names: ExampleNames): ExampleEmail[] {
  const values = exampleValues(language, names)
  return (Object.keys(values) as (keyof typeof values)[]).flatMap((template) =>
    readersOf[template].map((kind) => {
      return worded(template, messageOf(template, values, { kind, language }))
    }),
  )
}

/** E-mails to strangers from organizations that no operator has verified. */
function unverifiedIn(language: Language, names: ExampleNames): ExampleEmail[] {
  const values = exampleValues(language, names)
  return (Object.keys(waysOf) as (keyof typeof waysOf)[]).map((template) => {
    const message = messageOf(template, values, { kind: readersOf[template][0] ?? 'Candidate', language })
    const outreach = { id: exampleId, way: waysOf[template], isVerified: false }
    return worded(`${template} (unverified)`, { ...message, outreach })
  })
}

function messageOf(
  template: keyof typeof readersOf,
  values: ReturnType<typeof exampleValues>,
  reader: Pick<EmailMessage, 'kind' | 'language'>,
) {
  const way = template in waysOf ? waysOf[template as keyof typeof waysOf] : undefined
  return {
    channel: 'email',
    to,
    template,
    values: values[template],
    ...reader,
    ...(way && { outreach: { id: exampleId, way, isVerified: true } }),
  } as EmailMessage
}

/** The templates sent to addresses that an organization typed, whose recipients can opt out. */
const waysOf = {
  invitation: 'colleague',
  entered: 'entry',
  enteredParticipant: 'entry',
  communityInvited: 'community',
} as const

const exampleId = '019a0000-0000-7000-8000-000000000001'

const newsIn = (kind: AccountKind, language: Language, names: ExampleNames): ExampleEmail[] =>
  newsEvents[kind].map((event) => {
    const news = { event, values: exampleNews(event, names), address: '/legal/terms', calendar: null }
    return worded(event, newsEmail(news, { kind, language, name: names.name, surname: 'Ak', email: to }))
  })

const worded = (name: string, message: EmailMessage): ExampleEmail => ({
  name,
  kind: message.kind,
  language: message.language,
  ...wordMessage(message, delivery().publicUrl),
})

const to = 'ayse@kopru.test'
