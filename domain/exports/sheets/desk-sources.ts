import { sql } from 'drizzle-orm'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewSlots, interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { deskText } from '#platform/desk-texts.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { localMoment } from './local-moment.ts'
import type { Source } from './source.ts'

interface Step {
  readonly id: string
  readonly name: string
}

/** Where an application stands, and what members of the organization have added to it. */
export function deskSources(language: Language, steps: readonly Step[]) {
  const heading = (column: string) => deskText(language, 'column', { column })
  const text = (column: string, ...reads: Source['reads']): Source => ({
    column: { heading: heading(column), kind: 'text' },
    reads,
    cell: (value) => value,
  })
  const number = (column: string, ...reads: Source['reads']): Source => ({
    ...text(column, ...reads),
    column: { heading: heading(column), kind: 'number' },
  })
  const stepNames = new Map(steps.map(({ id, name }) => [id, name]))
  return {
    status: {
      ...text('status', sql`${applications.status}`),
      cell: worded((status) => deskText(language, 'status', { status })),
    },
    step: { ...text('step', sql`${applications.stepId}`), cell: (id) => stepNames.get(id) ?? null },
    action: {
      ...text('action', sql`nullif(${applications.action}, 'None')`),
      cell: worded((action) => deskText(language, 'action.short', { action })),
    },
    fit: {
      ...text('fit', sql`${snapshots.fit}`),
      cell: worded((fit) => deskText(language, 'fit.short', { fit })),
    },
    submitted: {
      ...text('submitted', localMoment(sql`${applications.submittedAt}`)),
      column: { heading: heading('submitted'), kind: 'moment' },
    },
    documents: number('documents', sql`jsonb_array_length(${snapshots.documents})`),
    interview: {
      ...text('interview', lastInvitation(sql`${invitations.status}`), lastInvitation(sql`${interviewSlots.startsAt}`)),
      cell: (status, startsAt) => {
        if (status === null) return null
        const words = deskText(language, 'interviews.status', { status })
        return startsAt === null ? words : `${words} · ${formatDateTime(startsAt, language)}`
      },
    },
    tags: text('tags', tagNames),
    assigned: text('assigned', assignedNames),
    notes: number('notes', sql`(select count(*)::int from ${notes} where ${notes.applicationId} = ${applications.id})`),
    noteTexts: { ...text('notes', noteTexts), column: { heading: heading('notes'), kind: 'text', width: 50 } },
    lastMessage: text('lastMessage', lastMessage),
  } as const satisfies Record<string, Source>
}

/** Each word is made once, however many rows say it. */
function worded(word: (code: string) => string) {
  const known = new Map<string, string>()
  return (code: string | null) => {
    if (code === null) return null
    const said = known.get(code) ?? word(code)
    known.set(code, said)
    return said
  }
}

const tagNames = sql`(
  select string_agg(${tags.name}, ', ' order by ${tags.name} collate turkish)
  from ${applicationTags} join ${tags} on ${tags.id} = ${applicationTags.tagId}
  where ${applicationTags.applicationId} = ${applications.id})`

const nameOfAccount = sql`${accounts.name} || ' ' || ${accounts.surname}`

const assignedNames = sql`(
  select string_agg(${nameOfAccount}, ', ' order by ${accounts.name} collate turkish, ${accounts.id})
  from ${assignments} join ${accounts} on ${accounts.id} = ${assignments.accountId}
  where ${assignments.applicationId} = ${applications.id})`

/** Who wrote it and when, then the note; a line for each, the newest first. */
const noteTexts = sql`(
  select string_agg(${nameOfAccount} || ', ' || to_char(${notes.createdAt} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')
    || ': ' || ${notes.text}, E'\n' order by ${notes.createdAt} desc, ${notes.id} desc)
  from ${notes} join ${accounts} on ${accounts.id} = ${notes.accountId}
  where ${notes.applicationId} = ${applications.id})`

/** What was written last in the thread; automatic messages are no conversation. */
const lastMessage = sql`(
  select ${applicationMessages.text} from ${applicationMessages}
  where ${applicationMessages.applicationId} = ${applications.id} and ${applicationMessages.by} <> 'system'
  order by ${applicationMessages.createdAt} desc, ${applicationMessages.id} desc limit 1)`

const lastInvitation = (field: ReturnType<typeof sql>) => sql`(
  select ${field} from ${invitations}
  left join ${interviewBookings} on ${interviewBookings.invitationId} = ${invitations.id}
  left join ${interviewSlots} on ${interviewSlots.id} = ${interviewBookings.slotId}
  where ${invitations.applicationId} = ${applications.id} order by ${invitations.id} desc limit 1)`
