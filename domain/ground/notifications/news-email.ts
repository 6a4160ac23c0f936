import type { AccountKind } from '#contract/accounts/accounts.ts'
import type { accounts } from '#database/schema/accounts.ts'
import type { notifications } from '#database/schema/notifications.ts'
import { senderAddress } from '#domain/ground/messages/delivery.ts'
import type { EmailMessage } from '#domain/ground/messages/templates.ts'
import { sentCalendar } from '#platform/calendar-text.ts'
import type { MailCalendar } from '#platform/mail.ts'
import { formatAppointment } from '#platform/text/appointments.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../messages/link-to-page.ts'
import { interviewLink } from './interview-address.ts'
import { newsButton } from './news-buttons.ts'
import { newsFooter } from './news-footers.ts'
import { newsSubject } from './news-subject.ts'
import { inLanguage, type NewsValues, newsText } from './news-text.ts'

type News = Pick<typeof notifications.$inferSelect, 'event' | 'values' | 'address' | 'calendar'>
type Reader = Pick<typeof accounts.$inferSelect, 'kind' | 'language' | 'name' | 'surname' | 'email'>

/** The e-mail of one piece of news, complete with all that its reader has to know. */
export function newsEmail({ event, values, address, calendar }: News, reader: Reader): EmailMessage {
  const { kind, language, name, email } = reader
  const say = (key: string) => translate(language, key)
  return {
    channel: 'email',
    template: 'news',
    to: email,
    kind,
    language,
    values: {
      name,
      subject: newsSubject(language, event, values),
      text: newsText(language, event, values) ?? '',
      link: linkOf(address ?? noticesOf[kind], language),
      button: say(newsButton(kind, event)),
      why: say(newsFooter(kind, event)),
      ...partsOf(inLanguage(values, language), language),
    },
    calendar: calendarFor(calendar, reader),
  }
}

const noticesOf: Readonly<Record<AccountKind, `/${string}`>> = {
  Candidate: '/student-dashboard/notifications',
  Company: '/organizations-dashboard/notifications',
}

const linkOf = (address: string, language: Language) =>
  interviewLink(address, language) ?? linkToPage(language, address as `/${string}`)

/** The details below the sentence: the organization's message, when and where to be. */
function partsOf({ message, place, videoUrl, offered, offeredMore = 0 }: NewsValues, language: Language) {
  const lines = [
    ...timesOf(offered, language),
    ...(offeredMore === 0 ? [] : [translate(language, 'messages.news.moreTimes', { count: offeredMore })]),
    ...(place === undefined ? [] : [translate(language, 'messages.news.place', { place })]),
  ]
  return {
    ...(message !== undefined && { quote: `${message}` }),
    ...(lines.length > 0 && { lines: lines.join('\n') }),
    ...(videoUrl !== undefined && { video: `${videoUrl}` }),
  }
}

/** Times in the format of `offeredTimes`: a moment and its time zone, one per line. */
const timesOf = (offered: string | number | undefined, language: Language) =>
  offered === undefined
    ? []
    : `${offered}`.split('\n').map((time) => {
        const [startsAt = '', timeZone] = time.split(' ')
        return formatAppointment(startsAt, language, timeZone)
      })

function calendarFor(calendar: News['calendar'], { name, surname, email }: Reader): MailCalendar | undefined {
  if (calendar === null) return undefined
  const { method, event } = calendar
  const to = { name: `${name} ${surname}`, email }
  return { method, content: sentCalendar(event, { method, from: senderAddress(), to }) }
}
