import { eq } from 'drizzle-orm'
import ical, { ICalAlarmType } from 'ical-generator'
import { problem } from '#contract/problems.ts'
import type { SentFile } from '#contract/sent-file.ts'
import { interviewInvitations } from '#database/schema/interviews.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'
import { linkToPage } from '../accounts/link-to-page.ts'
import { interviewRows } from './interview-rows.ts'

/** A calendar file for an accepted interview; the same event id after the time was changed. */
export async function calendarFile(invitationId: string, language: Language): Promise<SentFile> {
  const [row] = await interviewRows(eq(interviewInvitations.id, invitationId))
  const chosen = row?.slots.find(({ isChosen }) => isChosen)?.slot
  if (!row || !chosen) throw problem('files.notFound')
  const { startsAt, minutes, place, videoUrl } = chosen
  // Times are written in UTC, which every calendar converts to its own zone.
  const calendar = ical({ prodId: { company: 'Kopru', product: 'Interviews' } })
  const event = calendar.createEvent({
    id: invitationId,
    sequence: Math.floor((row.invitation.answeredAt?.getTime() ?? 0) / 60_000),
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: translate(language, 'messages.interviewCalendar.summary', { title: row.title }),
    description: [row.companyName, row.invitation.message, videoUrl].filter(Boolean).join('\n\n'),
    location: place ?? videoUrl,
    url: linkToPage(language, '/student-dashboard/interviews'),
  })
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: 3600 })
  const content = Buffer.from(calendar.toString())
  return {
    name: `${translate(language, 'messages.interviewCalendar.fileName')}.ics`,
    type: 'text/calendar; charset=utf-8',
    size: content.length,
    inline: false,
    content,
  }
}
