import { eq } from 'drizzle-orm'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import { publishedCalendar } from '#platform/calendar-text.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { interviewRows } from '../interview-rows.ts'
import { candidateEvent } from './candidate-event.ts'

/**
 * The calendar file of an accepted interview. It has the same uid as the event in e-mails, so calendars show it once.
 */
export async function calendarFile(invitationId: string, language: Language): Promise<SentFile> {
  const [row] = await interviewRows(eq(interviewInvitations.id, invitationId))
  const chosen = row?.slots.find(({ isChosen }) => isChosen)?.slot
  if (!row || !chosen) throw problem('files.notFound')
  const { title, companyName, invitation } = row
  const { startsAt, minutes, place, videoUrl } = chosen
  const event = candidateEvent(language, {
    invitationId,
    startsAt,
    minutes,
    place,
    videoUrl,
    title,
    companyName,
    sequence: invitation.sequence,
    message: invitation.message,
  })
  const content = Buffer.from(publishedCalendar([event]))
  return {
    name: `${translate(language, 'messages.interviewCalendar.fileName')}.ics`,
    type: 'text/calendar; charset=utf-8',
    size: content.length,
    inline: false,
    content,
  }
}
