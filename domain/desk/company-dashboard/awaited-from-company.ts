import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Output } from '#contract/call.ts'
import type { readCompanyDashboard as call } from '#contract/company-dashboard.ts'
import { database } from '#database/connection.ts'
import { applicationCounts } from '#database/schema/application-counts.ts'
import { applications } from '#database/schema/applications.ts'
import { forms } from '#database/schema/forms.ts'
import { interviewInvitations as invitations } from '#database/schema/interviews.ts'
import { dataRequests } from '#database/schema/own-data/data-requests.ts'
import { publications } from '#database/schema/results/publications.ts'
import { counted, isAwaitingReview, numberOf } from '#domain/forms/application-counts/counted-applications.ts'
import { awaitedPayments } from './awaited-payments.ts'

type Awaited = Output<typeof call>['awaited'][number]

interface Rights {
  readonly seesForms: boolean
  readonly seesApplications: boolean
  readonly writes: boolean
  readonly publishes: boolean
  readonly answersDataRequests: boolean
  readonly pays: boolean
}

/** At most this many of each kind; the lists have the rest. */
const most = 3

/** What awaits the organization's members, the most urgent first, limited to what the caller may act on. */
export async function awaitedFromCompany(
  companyId: string,
  { seesForms, seesApplications, writes, publishes, answersDataRequests, pays }: Rights,
): Promise<Awaited[]> {
  const [ofForms, requests, sealed, review, wishes, results, payments] = await Promise.all([
    seesForms ? awaitedForms(companyId) : [],
    answersDataRequests ? openDataRequests(companyId) : [],
    seesApplications ? sealedOnes(companyId) : [],
    seesApplications ? unseen(companyId) : [],
    seesApplications ? otherTimesWished(companyId) : [],
    publishes ? readyResults(companyId) : [],
    pays ? awaitedPayments(companyId) : [],
  ])
  const of = (kind: Awaited['kind']) => ofForms.filter((item) => item.kind === kind)
  const applications = [...wishes, ...review, ...results]
  return [
    ...requests,
    ...sealed,
    ...of('closing'),
    ...applications,
    ...payments,
    ...(writes ? [...of('unpublished'), ...of('draft')] : []),
  ]
}

/** Forms whose deadline is near, with unpublished changes, or never published; a form may appear twice. */
async function awaitedForms(companyId: string): Promise<Awaited[]> {
  const { rows } = await database().execute<AwaitedForm>(sql`
    select kind, form_id, title, at from (
      select kind, ${forms.id} as form_id, ${forms.title} as title, at,
        row_number() over (partition by kind order by case kind when 'closing' then at end, at desc) as place
      from ${forms} cross join lateral (values
        ('closing', ${forms.closesAt},
          ${forms.state} = 'Published' and ${forms.closesAt} between now() and now() + interval '7 days'),
        ('unpublished', ${forms.updatedAt}, ${forms.state} = 'Published' and ${forms.version} > ${forms.publishedVersion}),
        ('draft', ${forms.updatedAt}, ${forms.state} = 'Draft')
      ) as reason (kind, at, applies)
      where ${forms.companyId} = ${companyId} and ${forms.state} in ('Published', 'Draft') and applies
    ) as awaited
    where place <= ${most}
    order by place`)
  return rows.map(({ kind, form_id: formId, title, at }) => ({
    kind,
    formId,
    title,
    count: null,
    at: new Date(at).toISOString(),
  }))
}

type AwaitedForm = {
  readonly kind: 'closing' | 'unpublished' | 'draft'
  readonly form_id: string
  readonly title: string
  readonly at: string
}

/** The number of open data requests, with their nearest deadline. */
async function openDataRequests(companyId: string): Promise<Awaited[]> {
  const dayEnd = sql`(min(${dataRequests.dueOn}) + interval '1 day' - interval '1 second') at time zone 'Europe/Istanbul'`
  const [open] = await database()
    .select({ count: sql<number>`count(*)::int`, at: dayEnd.mapWith(dataRequests.createdAt) })
    .from(dataRequests)
    .where(and(eq(dataRequests.companyId, companyId), isNull(dataRequests.endedAt)))
  if (!open?.at) return []
  return [{ kind: 'dataRequests', formId: null, title: '', count: open.count, at: open.at.toISOString() }]
}

/** The number of sealed applications of all forms, which cannot be reviewed without credit. */
async function sealedOnes(companyId: string): Promise<Awaited[]> {
  const [waiting] = await database()
    .select({ count: numberOf(counted.isSealed) })
    .from(applicationCounts)
    .where(eq(applicationCounts.companyId, companyId))
  const count = waiting?.count ?? 0
  return count > 0 ? [{ kind: 'sealed', formId: null, title: '', count, at: null }] : []
}

/** The numbers of unreviewed applications by form, the longest waiting first. */
async function unseen(companyId: string): Promise<Awaited[]> {
  const { formId } = applicationCounts
  const awaiting = numberOf(counted.isAwaitingReview)
  const waiting = database()
    .select({ formId, count: awaiting.as('awaiting') })
    .from(applicationCounts)
    .where(eq(applicationCounts.companyId, companyId))
    .groupBy(formId)
    .having(sql`${awaiting} > 0`)
    .as('waiting')
  const since = sql`(select min(${applications.submittedAt}) from ${applications}
    where ${applications.formId} = ${forms.id} and ${isAwaitingReview})`.mapWith(applications.submittedAt)
  const rows = await database()
    .select({ formId: forms.id, title: forms.title, count: waiting.count, at: since })
    .from(waiting)
    .innerJoin(forms, eq(forms.id, waiting.formId))
    .orderBy(asc(since))
    .limit(most)
  return rows.map(({ at, ...form }) => ({ kind: 'review', ...form, at: at?.toISOString() ?? null }))
}

/** How many wish another time for their interview, by form, the longest waiting first. */
async function otherTimesWished(companyId: string): Promise<Awaited[]> {
  const since = sql`min(${invitations.answeredAt})`.mapWith(invitations.answeredAt)
  const rows = await database()
    .select({ formId: forms.id, title: forms.title, count: sql<number>`count(*)::int`, at: since })
    .from(invitations)
    .innerJoin(forms, eq(forms.id, invitations.formId))
    .where(and(eq(invitations.companyId, companyId), eq(invitations.status, 'RescheduleRequested')))
    .groupBy(forms.id)
    .orderBy(asc(since))
    .limit(most)
  return rows.map(({ at, ...form }) => ({ kind: 'wish', ...form, at: at?.toISOString() ?? null }))
}

/**
 * Unpublished decisions of forms with no undecided applications left, unless their publication is scheduled already.
 */
async function readyResults(companyId: string): Promise<Awaited[]> {
  const { formId, published } = applicationCounts
  const untold = numberOf(sql`(${counted.isDecided} and not ${published})`)
  const undecided = numberOf(sql`(${counted.isApplication} and not ${counted.isDecided})`)
  const isPlanned = sql`exists (select from ${publications}
    where ${publications.formId} = ${formId} and ${publications.state} = 'Scheduled')`
  const ready = database()
    .select({ formId, count: untold.as('untold') })
    .from(applicationCounts)
    .where(eq(applicationCounts.companyId, companyId))
    .groupBy(formId)
    .having(sql`${untold} > 0 and ${undecided} = 0 and not ${isPlanned}`)
    .as('ready')
  const rows = await database()
    .select({ formId: forms.id, title: forms.title, count: ready.count })
    .from(ready)
    .innerJoin(forms, eq(forms.id, ready.formId))
    .orderBy(sql`${ready.count} desc`, forms.id)
    .limit(most)
  return rows.map((form) => ({ kind: 'results', ...form, at: null }))
}
