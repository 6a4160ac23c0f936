import { type Column, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#database/schema/accounts.ts'
import { applicationMessages } from '#database/schema/application-messages.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { interviewBookings, interviewSlots, interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { assignments } from '#database/schema/review/assignments.ts'
import { notes } from '#database/schema/review/notes.ts'
import { applicationTags, tags } from '#database/schema/review/tags.ts'
import { interviewScore } from '#domain/applying/applications/interview-score.ts'
import { deskText } from '#platform/desk-texts.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import type { Language } from '#platform/text/locales.ts'
import { localMoment } from './local-moment.ts'
import { plain, type Source, source } from './source.ts'

interface Step {
  readonly id: string
  readonly name: string
}

/** Columns for an application's status, and for what members of the organization have added to it. */
export function deskSources(language: Language, steps: readonly Step[]) {
  const headed = (column: string, kind: 'text' | 'number' | 'moment' = 'text') =>
    ({ heading: deskText(language, 'column', { column }), kind }) as const
  const stepNames = new Map(steps.map(({ id, name }) => [id, name]))
  return {
    status: source(
      headed('status'),
      [sql<string>`${applications.status}`],
      worded((status) => deskText(language, 'status', { status })),
    ),
    step: source(headed('step'), [sql<string | null>`${applications.stepId}`], (id) => stepNames.get(id ?? '') ?? null),
    action: source(
      headed('action'),
      [sql<string | null>`nullif(${applications.action}, 'None')`],
      worded((action) => deskText(language, 'action.short', { action })),
    ),
    fit: source(
      headed('fit'),
      [sql<string | null>`${snapshots.fit}`],
      worded((fit) => deskText(language, 'fit.short', { fit })),
    ),
    submitted: plain(headed('submitted', 'moment'), localMoment(sql`${applications.submittedAt}`)),
    documents: plain(headed('documents', 'number'), sql<number>`jsonb_array_length(${snapshots.documents})`),
    interview: source(
      headed('interview'),
      [
        lastInvitation(sql<string | null>`${invitations.status}`),
        lastInvitation(sql<Date | null>`${interviewSlots.startsAt}`),
      ],
      (status, startsAt) => {
        if (status === null) return null
        const words = deskText(language, 'interviews.status', { status })
        return startsAt === null ? words : `${words} · ${formatDateTime(startsAt, language)}`
      },
    ),
    interviewScore: plain(headed('interviewScore', 'number'), interviewScore),
    tags: plain(headed('tags'), tagNames),
    assigned: plain(headed('assigned'), assignedNames),
    notes: plain(
      headed('notes', 'number'),
      sql<number>`(select count(*)::int from ${notes} where ${notes.applicationId} = ${applications.id})`,
    ),
    noteTexts: plain({ ...headed('notes'), width: 50 }, noteTexts),
    lastMessage: plain(headed('lastMessage'), lastMessage),
  } as const satisfies Record<string, Source>
}

/** Caches translated words, as many rows share them. */
function worded(word: (code: string) => string) {
  const known = new Map<string, string>()
  return (code: string | null) => {
    if (code === null) return null
    const said = known.get(code) ?? word(code)
    known.set(code, said)
    return said
  }
}

const tagNames = sql<string | null>`(
  select string_agg(${tags.name}, ', ' order by ${tags.name} collate turkish)
  from ${applicationTags} join ${tags} on ${tags.id} = ${applicationTags.tagId}
  where ${applicationTags.applicationId} = ${applications.id})`

const nameOfAccount = sql`${accounts.name} || ' ' || ${accounts.surname}`

const assignedNames = sql<string | null>`(
  select string_agg(${nameOfAccount}, ', ' order by ${accounts.name} collate turkish, ${accounts.id})
  from ${assignments} join ${accounts} on ${accounts.id} = ${assignments.accountId}
  where ${assignments.applicationId} = ${applications.id})`

/** A note with the names of the members whom it mentions by account id (`contract/review/mentions.ts`). */
const withNames = (text: Column) => sql`(
  select string_agg(piece[1] || coalesce(
    (select '@' || named.name || ' ' || named.surname from ${accounts} as named where named.id = piece[2]::uuid), ''), ''
    order by place)
  from regexp_matches(${text}, '(.*?)(?:<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>|$)', 'g')
    with ordinality as found(piece, place))`

/** Author, date and note; one line for each, newest first. */
const noteTexts = sql<string | null>`(
  select string_agg(${nameOfAccount} || ', ' || to_char(${notes.createdAt} at time zone 'Europe/Istanbul', 'YYYY-MM-DD')
    || ': ' || ${withNames(notes.text)}, E'\n' order by ${notes.createdAt} desc, ${notes.id} desc)
  from ${notes} join ${accounts} on ${accounts.id} = ${notes.accountId}
  where ${notes.applicationId} = ${applications.id})`

/** The last message of the thread, without automatic messages. */
const lastMessage = sql<string | null>`(
  select ${applicationMessages.text} from ${applicationMessages}
  where ${applicationMessages.applicationId} = ${applications.id} and ${applicationMessages.by} <> 'system'
  order by ${applicationMessages.createdAt} desc, ${applicationMessages.id} desc limit 1)`

const lastInvitation = <Value>(field: SQL<Value>) => sql<Value>`(
  select ${field} from ${invitations}
  left join ${interviewBookings} on ${interviewBookings.invitationId} = ${invitations.id}
  left join ${interviewSlots} on ${interviewSlots.id} = ${interviewBookings.slotId}
  where ${invitations.applicationId} = ${applications.id} order by ${invitations.id} desc limit 1)`
